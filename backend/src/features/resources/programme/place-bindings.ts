import { staleByVenue } from '@foyer/schema/change-tags.ts'
import { rooms, venues } from '@foyer/schema/resources/programme/venues.ts'
import { eq, sql } from 'drizzle-orm'
import { event } from '#database/tables/events.ts'
import { room, venue } from '#database/tables/places.ts'
import type { ResourceBinding } from '#features/resources/resource-binding.ts'
import { findRow } from '#features/resources/read-resource.ts'
import { completeSlug } from './complete-slug.ts'
import { eventsWhere, findUses, namedWhere } from './find-uses.ts'
import { findHallProblems } from './halls/find-hall-problems.ts'
import { hallPlacesBinding } from './halls/hall-places-binding.ts'
import { partsOf } from './touch.ts'

export const venuesBinding: ResourceBinding = {
  definition: venues,
  table: venue,
  prepare: async (_transaction, { values }) => ({
    values: { ...values, slug: completeSlug(values['slug'], values['name']) },
  }),
  finish: async (_transaction, { before, after }) => staleByVenue({ id: (after ?? before)!.id }),
  findUses: (queries, id) =>
    findUses(
      queries,
      namedWhere('room', sql`venue_id = ${id}`),
      eventsWhere(sql`event.venue_id = ${id}`),
    ),
}

export const roomsBinding: ResourceBinding = {
  definition: rooms,
  table: room,
  properties: { venue: 'venueId' },
  children: { places: hallPlacesBinding },
  async prepare(transaction, { id, values }) {
    const before = id === undefined ? undefined : await findRow(transaction, roomsBinding, { id })
    const problems = await findHallProblems(transaction, { id, before, values })
    return Object.keys(problems).length > 0 ? { problems } : { values }
  },
  async finish(transaction, { before, after }) {
    const venueIds = [before, after].flatMap((row) => (row ? [row['venue'] as number] : []))
    if (before && after && before['venue'] !== after['venue']) {
      // Its events take place where it is.
      await transaction
        .update(event)
        .set({ venueId: after['venue'] as number })
        .where(eq(event.roomId, after.id))
    }
    if (after) {
      await transaction
        .update(room)
        .set({ parts: partsOf(roomsBinding, after) })
        .where(eq(room.id, after.id))
    }
    return [...new Set(venueIds)].flatMap((id) => staleByVenue({ id }))
  },
  findUses: (queries, id) =>
    findUses(
      queries,
      eventsWhere(sql`event.room_id = ${id} or event.id in (
        select event_seat_group.event_id from event_seat_group
        join seat_group on seat_group.id = event_seat_group.seat_group_id
        where seat_group.room_id = ${id}
        union select event_id from order_ticket
        join seat_group on seat_group.id = order_ticket.seat_group_id where seat_group.room_id = ${id}
        union select event_id from taken_place join place on place.id = taken_place.place_id
        join seat_group on seat_group.id = place.seat_group_id where seat_group.room_id = ${id})`),
    ),
}
