import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Database } from './connect.ts'

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Brings the tables to the newest shape. */
export async function migrate(database: Database): Promise<void> {
  await applyMigrations(drizzle(database.$client), { migrationsFolder })
}
