import { sql } from 'drizzle-orm'
import { lockKey } from '#database/advisory-lock.ts'
import { connect, type Database } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { refreshPendingDocuments } from '#database/search/refresh-search.ts'

/** Migrates the database, runs `fill`, and deletes expired sessions. Instances that start together do this one after another. */
export async function prepareDatabase(
  databaseUrl: string,
  fill: (database: Database) => Promise<void> = async () => {},
): Promise<void> {
  const lock = connect(databaseUrl, { statementTimeoutMs: 0 })
  const database = connect(databaseUrl, { statementTimeoutMs: 120_000 })
  // The lock is held by this connection until the end.
  const held = await lock.$client.connect()
  try {
    await held.query('select pg_advisory_lock($1, $2)', lockKey('preparation'))
    await migrate(database)
    await fill(database)
    await refreshPendingDocuments(database)
    await database.execute(sql`delete from session where expires_at < now()`)
  } finally {
    held.release(true)
    await database.$client.end()
    await lock.$client.end()
  }
}
