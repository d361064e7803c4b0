import { and } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { countEvents } from './count-store.ts'
import { eventOrder, selectEventRows, type EventRow } from '#catalogue/event-rows.ts'
import { daysOf, matching, type EventFilter } from './filter.ts'

type EventListQuery = {
  filter: EventFilter
  /** The first day; today by default. */
  date: string | undefined
  page: { offset: number; size: number }
}

/** A page of events in chronological order, and the total number. */
export async function findEvents(
  queries: Queries,
  { filter, date, page }: EventListQuery,
): Promise<{ count: number; rows: EventRow[] }> {
  const [rows, count] = await Promise.all([
    selectEventRows(queries)
      .where(and(daysOf(filter, date), matching(filter)))
      .orderBy(...eventOrder)
      .limit(page.size)
      .offset(page.offset),
    countEvents(queries, { filter, date }),
  ])
  return { count, rows }
}
