import { and, eq, gt, lte } from 'drizzle-orm'
import { dayAtTheatre } from '#database/site-zone.ts'
import { event } from '#database/tables/events.ts'
import { findStaleByEvents } from '#catalogue/stale-store.ts'
import type { ScheduledInvalidation } from './scheduled-invalidation.ts'

/** Events whose first day of sale has come (`catalogue/status-now.ts`). */
export const salesStarted: ScheduledInvalidation = async (queries, { after, until }) => {
  const started = await queries
    .select({ id: event.id })
    .from(event)
    .where(
      and(
        eq(event.status, 'advance_sale'),
        gt(event.saleStartsOn, dayAtTheatre(after)),
        lte(event.saleStartsOn, dayAtTheatre(until)),
      ),
    )
  return findStaleByEvents(
    queries,
    started.map(({ id }) => id),
  )
}
