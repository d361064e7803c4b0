import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Logger, runMigrations as migrateJobs } from 'graphile-worker'
import type { Database } from './connect.ts'

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

const silent = new Logger(() => () => {})

/** Brings the tables to the newest shape, and those of the jobs. */
export async function migrate(database: Database): Promise<void> {
  await applyMigrations(drizzle(database.$client), { migrationsFolder })
  await migrateJobs({ pgPool: database.$client, logger: silent })
}
