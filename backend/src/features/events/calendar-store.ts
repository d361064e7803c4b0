import { and, asc, gte, max, min } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { event } from '#database/tables/events.ts'
import { matching, type EventFilter } from './filter.ts'

const maxDays = 400

type CalendarQuery = { filter: EventFilter; firstDay: string; today: string }
type Calendar = { dates: string[]; first: string | null; last: string | null; today: string }

/** The days from a day on with matching events, and the first and last day of all events. */
export async function findCalendar(
  queries: Queries,
  { filter, firstDay, today }: CalendarQuery,
): Promise<Calendar> {
  const [days, span] = await Promise.all([
    queries
      .selectDistinct({ day: event.day })
      .from(event)
      .where(and(gte(event.day, firstDay), matching(filter)))
      .orderBy(asc(event.day))
      .limit(maxDays),
    queries.select({ first: min(event.day), last: max(event.day) }).from(event),
  ])
  return {
    dates: days.map(({ day }) => day),
    first: span[0]?.first ?? null,
    last: span[0]?.last ?? null,
    today,
  }
}
