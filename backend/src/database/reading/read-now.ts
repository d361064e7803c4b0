import { sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'

/**
 * The database's current time. Decisions on what is shown at a time use it because `features/changes/clock.ts` announces changes
 * by the same clock; otherwise a page rendered just after an announcement could still show the old state.
 */
export async function readNow(queries: Pick<Queries, 'execute'>): Promise<Date> {
  const { rows } = await queries.execute<{ now: Date }>(sql`select clock_timestamp() as now`)
  return new Date(rows[0]!.now)
}
