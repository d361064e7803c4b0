import { and, asc, gte, max, min, type SQL } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { event } from '#database/tables/events.ts'
import { matching, type EventFilter } from './filter.ts'

const mostDays = 400

/** Days with events from a day on, and the first and last day of all. */
export async function findCalendar(
  queries: Queries,
  { filter, firstDay }: { filter: EventFilter; firstDay: string },
): Promise<{ dates: string[]; first: string | null; last: string | null }> {
  const chosen: SQL | undefined = matching(queries, filter)
  const [days, span] = await Promise.all([
    queries
      .selectDistinct({ day: event.day })
      .from(event)
      .where(and(gte(event.day, firstDay), chosen))
      .orderBy(asc(event.day))
      .limit(mostDays),
    queries
      .select({ first: min(event.day), last: max(event.day) })
      .from(event)
      .where(chosen),
  ])
  return {
    dates: days.map(({ day }) => day),
    first: span[0]?.first ?? null,
    last: span[0]?.last ?? null,
  }
}
