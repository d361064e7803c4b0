import { sql } from 'drizzle-orm'
import type { Queries } from './connect.ts'

/**
 * The time by the database's clock. Whoever decides by the time what is shown takes this one: the clock that announces what
 * has passed goes by it, too, so that nobody reads what was before after the announcement.
 */
export async function readNow(queries: Pick<Queries, 'execute'>): Promise<Date> {
  const { rows } = await queries.execute<{ now: Date }>(sql`select clock_timestamp() as now`)
  return new Date(rows[0]!.now)
}
