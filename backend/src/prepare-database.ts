import { sql } from 'drizzle-orm'
import { lockKey } from '#database/advisory-lock.ts'
import { connect, type Database } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { refreshLeftBehind } from '#database/search/refresh-search.ts'

/**
 * Brings the database to the newest shape, lets `fill` write into it, and clears away what has expired. Several instances that
 * start together do this one after another.
 */
export async function prepareDatabase(
  databaseUrl: string,
  fill: (database: Database) => Promise<void> = async () => {},
): Promise<void> {
  const lock = connect(databaseUrl, { statementTimeoutMs: 0 })
  const database = connect(databaseUrl, { statementTimeoutMs: 120_000 })
  // Held by one connection until the end.
  const held = await lock.$client.connect()
  try {
    await held.query('select pg_advisory_lock($1, $2)', lockKey('preparation'))
    await migrate(database)
    await fill(database)
    await refreshLeftBehind(database)
    await database.execute(sql`delete from session where expires_at < now()`)
  } finally {
    held.release(true)
    await database.$client.end()
    await lock.$client.end()
  }
}
