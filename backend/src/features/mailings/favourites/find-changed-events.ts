import { inArray, not, sql } from 'drizzle-orm'
import { selectEventRows, type EventRow } from '#catalogue/event-rows.ts'
import type { Queries } from '#database/connect.ts'
import { watchedEvent } from '#database/tables/mailings.ts'
import { isWatched } from './favourite-event-store.ts'

/** What is worth a mail about an event. */
export type EventChange = 'canceled' | 'postponed' | 'moved' | 'on_sale'

type Seen = typeof watchedEvent.$inferSelect

/**
 * The watched events that are not as they were when this was called last. What is new to be watched is remembered as it is, and what nobody watches
 * is forgotten: later changes count from then on.
 */
export async function takeChangedEvents(
  transaction: Queries,
): Promise<{ row: EventRow; change: EventChange }[]> {
  const rows = await selectEventRows(transaction).where(isWatched)
  const ids = rows.map((row) => row.event.id)
  await transaction
    .delete(watchedEvent)
    .where(ids.length > 0 ? not(inArray(watchedEvent.eventId, ids)) : sql`true`)
  if (ids.length === 0) return []
  const seen = await transaction
    .select()
    .from(watchedEvent)
    .where(inArray(watchedEvent.eventId, ids))
  const before = new Map(seen.map((one) => [one.eventId, one]))
  const changed = []
  for (const row of rows) {
    const earlier = before.get(row.event.id)
    const now = seenNow(row, earlier)
    const change = earlier && changeOf(earlier, { now, status: row.status })
    if (change) changed.push({ row, change })
    if (earlier && isSame(earlier, now)) continue
    const { eventId, ...set } = now
    await transaction
      .insert(watchedEvent)
      .values({ eventId, ...set })
      .onConflictDoUpdate({ target: watchedEvent.eventId, set })
  }
  return changed
}

function seenNow(
  { event: { id, day, localTime, status }, status: current }: EventRow,
  earlier?: Seen,
) {
  // Without an advance sale that is still to come, the sale has begun before somebody was interested.
  const hasBegun = earlier ? current === 'on_sale' : current !== 'advance_sale'
  const hasBeenOnSale = (earlier?.hasBeenOnSale ?? false) || hasBegun
  return { eventId: id, day, localTime, status, hasBeenOnSale } satisfies Seen
}

function changeOf(
  earlier: Seen,
  { now, status }: { now: Seen; status: EventRow['status'] },
): EventChange | undefined {
  const isNow = (wanted: string) => now.status === wanted && earlier.status !== wanted
  if (isNow('canceled')) return 'canceled'
  if (isNow('postponed')) return 'postponed'
  if (now.status === 'canceled' || now.status === 'postponed') return undefined
  if (now.day !== earlier.day || now.localTime !== earlier.localTime) return 'moved'
  return status === 'on_sale' && !earlier.hasBeenOnSale ? 'on_sale' : undefined
}

function isSame(earlier: Seen, now: Seen): boolean {
  return (Object.keys(now) as (keyof Seen)[]).every((key) => earlier[key] === now[key])
}
