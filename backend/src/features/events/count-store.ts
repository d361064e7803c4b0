import { and, count, gte, sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { event, eventMonth } from '#database/tables/events.ts'
import { today } from '#database/site-zone.ts'
import { daysOf, from, matching, type EventFilter } from './filter.ts'

type EventCountQuery = { filter: EventFilter; date: string | undefined }

/** The number of events from a day on; from today if none is given. */
export async function countEvents(
  queries: Queries,
  { filter, date }: EventCountQuery,
): Promise<number> {
  const chosen = matching(filter)
  return chosen
    ? countRows(queries, and(daysOf(filter, date), chosen))
    : countByMonth(queries, date)
}

async function countRows(queries: Queries, chosen: ReturnType<typeof and>): Promise<number> {
  const [row] = await queries.select({ count: count() }).from(event).where(chosen)
  return row?.count ?? 0
}

/** Counts the rows of the first month and adds the stored totals of the later ones. */
async function countByMonth(queries: Queries, date: string | undefined): Promise<number> {
  const nextMonth = sql`(date_trunc('month', ${date ?? today}::date) + interval '1 month')::date`
  const [[later], inMonth] = await Promise.all([
    queries
      .select({ count: sql`coalesce(sum(${eventMonth.events}), 0)`.mapWith(Number) })
      .from(eventMonth)
      .where(gte(eventMonth.month, nextMonth)),
    countRows(queries, and(from(date), sql`${event.day} < ${nextMonth}`)),
  ])
  return (later?.count ?? 0) + inMonth
}
