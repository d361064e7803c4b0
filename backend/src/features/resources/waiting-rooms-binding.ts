import { waitingRooms } from '@foyer/schema/resources/waiting-rooms.ts'
import { countAdmitted } from '#database/writing/count-admitted.ts'
import { waitingRoom } from '#database/tables/waiting-rooms.ts'
import type { ResourceBinding } from './resource-binding.ts'

type Room = { event: number; opens_at: string; admissions_per_minute: number }

/** Waiting rooms of events. No page shows them: what waits is not cached. */
export const waitingRoomsBinding: ResourceBinding = {
  definition: waitingRooms,
  table: waitingRoom,
  properties: { event: 'eventId' },
  uniqueField: 'event',
  async finish(transaction, { before }) {
    if (!before) return []
    const room = before as typeof before & Room
    // Whoever was admitted at the earlier pace stays so.
    await countAdmitted(transaction, {
      eventId: room.event,
      opensAt: room.opens_at,
      admissionsPerMinute: room.admissions_per_minute,
    })
    return []
  },
}
