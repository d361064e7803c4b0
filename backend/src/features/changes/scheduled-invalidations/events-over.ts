import { and, gt, lte } from 'drizzle-orm'
import { event } from '#database/tables/events.ts'
import { findStaleByEvents } from '#catalogue/stale-store.ts'
import type { ScheduledInvalidation } from './scheduled-invalidation.ts'

/** Events that have ended: their status changes, and other pages no longer list them among upcoming dates. */
export const eventsOver: ScheduledInvalidation = async (queries, { after, until }) => {
  const over = await queries
    .select({ id: event.id })
    .from(event)
    .where(and(gt(event.overAt, after), lte(event.overAt, until)))
  const ids = over.map(({ id }) => id)
  return findStaleByEvents(queries, ids)
}
