import type { EventOffer } from '@foyer/schema/shapes/seats.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import { event } from '#database/tables/events.ts'
import { eventSeatGroup, timeslot } from '#database/tables/offers.ts'
import { place } from '#database/tables/seats.ts'
import { noTimeslot, takenPlace } from '#database/tables/shop.ts'
import { waitingRoom } from '#database/tables/waiting-rooms.ts'
import { findSeatGroups } from '#catalogue/seat-group-store.ts'
import { isOnSale, isTaken, isTimeslotOpen } from './sale-conditions.ts'

/** The current availability of an event; null if there is no such event. */
export async function findOffer(
  queries: Queries,
  { eventId, locale }: { eventId: number; locale: Locale },
): Promise<z.output<typeof EventOffer> | null> {
  const [found] = await queries
    .select({
      id: event.id,
      jetId: event.jetId,
      isOnSale,
      // Of a column of the only table drizzle writes no more than the name.
      hasWaitingRoom: sql<boolean>`exists (
        select from ${waitingRoom} where waiting_room.event_id = event.id and is_open)`,
    })
    .from(event)
    .where(eq(event.id, eventId))
  if (!found) return null
  const [groups, free] = await Promise.all([
    findSeatGroups(queries, { eventId, isOnSale: found.isOnSale, locale }),
    found.isOnSale ? findFree(queries, eventId) : new Set<string>(),
  ])
  return {
    event_jet_id: found.jetId ?? found.id,
    seat_groups: groups.map((group) => {
      const timeslots = group.timeslots.map((slot) => ({
        ...slot,
        status: Number(free.has(nameOf(group.seat_group, slot.id))),
      }))
      const isFree =
        free.has(nameOf(group.seat_group, noTimeslot)) || timeslots.some(({ status }) => status > 0)
      return { ...group, status: Number(isFree), timeslots }
    }),
    has_waiting_room: found.hasWaitingRoom,
  }
}

/** How many seats of an event can be bought now, in all groups and timeslots together. */
export async function countFree(queries: Queries, eventId: number): Promise<number> {
  const [counted] = await queries
    .select({ free: sql<number>`count(*)::integer` })
    .from(event)
    .innerJoin(eventSeatGroup, isOfferedFor)
    .innerJoin(place, eq(place.seatGroupId, eventSeatGroup.seatGroupId))
    .leftJoin(timeslot, eq(timeslot.eventId, event.id))
    .where(and(eq(event.id, eventId), isOpen, isFree))
  return counted?.free ?? 0
}

function nameOf(seatGroupId: number, timeslotId: number): string {
  return `${seatGroupId} ${timeslotId}`
}

const slotId = sql<number>`coalesce(${timeslot.id}, ${noTimeslot})`
const isOfferedFor = and(eq(eventSeatGroup.eventId, event.id), eq(eventSeatGroup.isOffered, true))
const isOpen = sql`(${timeslot.id} is null or ${isTimeslotOpen})`
/** Whether nobody has a place at an event and a timeslot. */
const isFree = sql`(${place.isForSale} and not exists (select 1 from ${takenPlace} where ${takenPlace.eventId} = ${event.id}
  and ${takenPlace.timeslotId} = ${slotId} and ${takenPlace.placeId} = ${place.id} and ${isTaken}))`

/** The seat groups (with timeslots: each combination) that have a free seat. */
async function findFree(queries: Queries, eventId: number): Promise<Set<string>> {
  const rows = await queries
    .select({ seatGroupId: eventSeatGroup.seatGroupId, slotId })
    .from(event)
    .innerJoin(eventSeatGroup, isOfferedFor)
    .leftJoin(timeslot, eq(timeslot.eventId, event.id))
    .where(
      and(
        eq(event.id, eventId),
        isOpen,
        sql`exists (select 1 from ${place} where ${place.seatGroupId} = ${eventSeatGroup.seatGroupId} and ${isFree})`,
      ),
    )
  return new Set(rows.map(({ seatGroupId, slotId }) => nameOf(seatGroupId, slotId)))
}
