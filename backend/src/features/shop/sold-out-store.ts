import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { event } from '#database/tables/events.ts'
import { eventSeatGroup, timeslot } from '#database/tables/offers.ts'
import { place } from '#database/tables/seats.ts'
import { noTimeslot, saleNotice, takenPlace } from '#database/tables/shop.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'

type SoldOutUpdate = {
  /** Events of which this transaction has sold or released seats. */
  eventIds: number[]
  /** The number of seats released per event; none for sales. */
  releasedSeats?: ReadonlyMap<number, number>
}

/**
 * Updates the status of events: sold out when the last seat is sold, on sale again when the first one is released, also from a
 * waiting list, whose people are then written to. Returns the
 * ids of changed events. Held seats count as unsold.
 *
 * Locks the events, so that the last of concurrent sales sees all others.
 */
export async function updateSoldOutStatus(
  transaction: WritableTransaction,
  { eventIds, releasedSeats }: SoldOutUpdate,
): Promise<number[]> {
  const locked = await transaction
    .select({ id: event.id, status: event.status })
    .from(event)
    .where(inArray(event.id, eventIds))
    .orderBy(asc(event.id))
    .for('no key update')
  const changed: number[] = []
  for (const { id, status } of locked) {
    const unsold = await countUnsold(transaction, id)
    const isSoldOut = status === 'on_sale' && unsold === 0
    const wasSoldOut = status === 'sold_out' || status === 'waiting_list'
    const isBack = wasSoldOut && unsold > 0 && unsold === releasedSeats?.get(id)
    if (!isSoldOut && !isBack) continue
    await transaction
      .update(event)
      .set({ status: isSoldOut ? await soldOutStatus(transaction, id) : 'on_sale' })
      .where(eq(event.id, id))
    changed.push(id)
  }
  return changed
}

/** The waiting list stays open while somebody is on it. */
async function soldOutStatus(queries: Queries, eventId: number) {
  const [waiting] = await queries
    .select({ eventId: saleNotice.eventId })
    .from(saleNotice)
    .where(eq(saleNotice.eventId, eventId))
    .limit(1)
  return waiting ? ('waiting_list' as const) : ('sold_out' as const)
}

async function countUnsold(queries: Queries, eventId: number): Promise<number> {
  const { rows } = await queries.execute<{ unsold: number }>(sql`
    select count(*)::int as unsold
    from ${eventSeatGroup}
    join ${place} on ${place.seatGroupId} = ${eventSeatGroup.seatGroupId} and ${place.isForSale}
    left join ${timeslot} on ${timeslot.eventId} = ${eventSeatGroup.eventId} and ${timeslot.isOffered}
    left join ${takenPlace} on ${takenPlace.eventId} = ${eventSeatGroup.eventId}
      and ${takenPlace.timeslotId} = coalesce(${timeslot.id}, ${noTimeslot})
      and ${takenPlace.placeId} = ${place.id} and ${takenPlace.heldUntil} is null
    where ${eventSeatGroup.eventId} = ${eventId} and ${eventSeatGroup.isOffered}
      and ${takenPlace.placeId} is null`)
  return rows[0]!.unsold
}
