import { and, gt, isNotNull, lte } from 'drizzle-orm'
import { event } from '#database/tables/events.ts'
import { findStaleByEvents } from '#catalogue/stale-store.ts'
import type { ScheduledInvalidation } from './scheduled-invalidation.ts'

/** Events that have begun: no tickets are sold any more (`catalogue/status-now.ts`). */
export const eventsBegun: ScheduledInvalidation = async (queries, { after, until }) => {
  const begun = await queries
    .select({ id: event.id })
    .from(event)
    .where(and(isNotNull(event.localTime), gt(event.startsAt, after), lte(event.startsAt, until)))
  return findStaleByEvents(
    queries,
    begun.map(({ id }) => id),
  )
}
