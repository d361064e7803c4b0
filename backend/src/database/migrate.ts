import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { sql } from 'drizzle-orm'
import { Logger, runMigrations as migrateJobs } from 'graphile-worker'
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
