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

/** Brings the tables to the newest shape, and those of the jobs. Throws for a database of before the first release. */
export async function migrate(database: Database): Promise<void> {
  await refuseUnreleased(database)
  await applyMigrations(drizzle(database.$client), { migrationsFolder })
  await checkModuleKinds(database)
  await migrateJobs({ pgPool: database.$client, logger: silent })
}

/** Migrations were one until the first release: who has worked with an older state begins anew. */
async function refuseUnreleased(database: Database): Promise<void> {
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
    'This database was made by a state of the project of before its release. Remove it (for the demo: the folder of the data) and start again.',
  )
}
