import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { sql } from 'drizzle-orm'
import { Logger, runMigrations as migrateJobs } from 'graphile-worker'
import type pg from 'pg'
import { checkModuleKinds } from './check-module-kinds.ts'
import type { Database } from './connect.ts'

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))
const silent = new Logger(() => () => {})

/** Applies all migrations, those of the job queue included. Throws for a database from before the first release. */
export async function migrate(database: Database): Promise<void> {
  await assertReleasedSchema(database)
  await applyMigrations(drizzle(database.$client), { migrationsFolder })
  await checkModuleKinds(database)
  await migrateJobs({ pgPool: database.$client, logger: silent })
}

/**
 * Applies the first migrations only, up to those that another database had, named by their hashes. Throws if that database was made by
 * a newer release.
 */
export async function migrateTo(database: Database, hashes: readonly string[]): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder })
  if (hashes.some((hash, index) => known[index]?.hash !== hash)) {
    throw new Error('It was made by a newer release, or before the first one: use that release.')
  }
  const folder = await mkdtemp(join(tmpdir(), 'foyer-migrations-'))
  try {
    await cp(migrationsFolder, folder, { recursive: true })
    const file = join(folder, 'meta', '_journal.json')
    const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: unknown[] }
    await writeFile(
      file,
      JSON.stringify({ ...journal, entries: journal.entries.slice(0, hashes.length) }),
    )
    await applyMigrations(drizzle(database.$client), { migrationsFolder: folder })
  } finally {
    await rm(folder, { recursive: true })
  }
  await migrateJobs({ pgPool: database.$client, logger: silent })
}

/** How many migrations of this release a database lacks. */
export async function countMissingMigrations(
  client: pg.ClientBase | pg.Pool,
): Promise<number | 'all'> {
  const known = readMigrationFiles({ migrationsFolder })
  const { rows: tables } = await client.query<{ name: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  )
  if (!tables[0]?.name) return 'all'
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations',
  )
  const applied = new Set(rows.map(({ hash }) => hash))
  return known.filter(({ hash }) => !applied.has(hash)).length
}

/** Until the first release there is a single migration that is regenerated; databases made by an older one are not upgraded. */
async function assertReleasedSchema(database: Database): Promise<void> {
  const { rows: known } = await database.execute<{ name: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  )
  if (!known[0]?.name) return
  const { rows } = await database.execute<{ hash: string }>(
    sql`select hash from drizzle.__drizzle_migrations order by id limit 1`,
  )
  const [first] = readMigrationFiles({ migrationsFolder })
  if (rows.length === 0 || rows[0]!.hash === first!.hash) return
  throw new Error(
    'This database was created before the first release and cannot be migrated. Delete it (for the demo: its data folder) and start again.',
  )
}
