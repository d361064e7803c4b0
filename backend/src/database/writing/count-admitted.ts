import { sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'

type Pace = { eventId: number; opensAt: string; admissionsPerMinute: number }

/** Counts who was admitted at the pace until now, before the pace changes. */
export async function countAdmitted(
  queries: Pick<Queries, 'execute'>,
  { eventId, opensAt, admissionsPerMinute }: Pace,
): Promise<void> {
  await queries.execute(sql`
    update waiting_queue set
      admitted = least(
        arrived,
        admitted + greatest(0, extract(epoch from now() - greatest(counted_at, ${opensAt}::timestamptz))) / 60
          * ${admissionsPerMinute}::integer
      ),
      counted_at = now()
    where event_id = ${eventId}`)
}
