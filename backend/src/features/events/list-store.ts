import { and, count } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { event } from '#database/tables/events.ts'
import { eventOrder, selectEventRows, type EventRow } from './event-rows.ts'
import { from, matching, type EventFilter } from './filter.ts'

type Asked = {
  filter: EventFilter
  /** First day; today where it is missing. */
  date: string | undefined
  page: { offset: number; size: number }
}

/** A page of events in order of time, and how many there are on all pages. */
export async function findEvents(
  queries: Queries,
  { filter, date, page }: Asked,
): Promise<{ count: number; rows: EventRow[] }> {
  const chosen = and(from(date), matching(queries, filter))
  const [rows, counted] = await Promise.all([
    selectEventRows(queries)
      .where(chosen)
      .orderBy(...eventOrder)
      .limit(page.size)
      .offset(page.offset),
    queries.select({ count: count() }).from(event).where(chosen),
  ])
  return { count: counted[0]?.count ?? 0, rows }
}
