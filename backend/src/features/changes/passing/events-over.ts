import { and, gt, lte } from 'drizzle-orm'
import { event } from '#database/tables/events.ts'
import { findStaleByEvents } from '#features/changes/stale-store.ts'
import type { Passing } from './span.ts'

/** Events that are over now: their status is another, and other pages no longer list them among the coming dates. */
export const eventsOver: Passing = async (queries, { after, until }) => {
  const over = await queries
    .select({ id: event.id })
    .from(event)
    .where(and(gt(event.overAt, after), lte(event.overAt, until)))
  const ids = over.map(({ id }) => id)
  return findStaleByEvents(queries, ids)
}
