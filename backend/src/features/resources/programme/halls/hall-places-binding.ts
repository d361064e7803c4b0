import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { place } from '#database/tables/seats.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'
import type { ChildBinding } from '#features/resources/resource-binding.ts'
import { removePlaces } from './remove-places.ts'

/** The numbered places on the plan of a room, in all of its seat groups. */
export const hallPlacesBinding: ChildBinding = {
  table: place,
  where: (roomId) => and(ofRoom(roomId), isNotNull(place.row), eq(place.isWithdrawn, false))!,
  properties: { seat_group: 'seatGroupId' },
  orderBy: [place.row, place.column, place.seatGroupId],
  numberedBy: 'column',
  remove: removePlaces,
  add: reinstate,
}

const ofRoom = (roomId: number) =>
  sql`${place.seatGroupId} in (select id from seat_group where room_id = ${roomId})`

/** A place that comes back is the one for which there are tickets, so that it is not sold again. */
async function reinstate(
  transaction: WritableTransaction,
  { parentId, columns }: { parentId: number; columns: Record<string, unknown> },
): Promise<boolean> {
  const [withdrawn] = await transaction
    .select({ id: place.id })
    .from(place)
    .where(
      and(
        ofRoom(parentId),
        eq(place.isWithdrawn, true),
        isNotNull(place.row),
        eq(place.rowLabel, columns['rowLabel'] as string),
        eq(place.seatLabel, columns['seatLabel'] as string),
      ),
    )
    .orderBy(sql`${place.seatGroupId} = ${columns['seatGroupId'] as number} desc`, place.id)
    .limit(1)
  if (!withdrawn) return false
  await transaction
    .update(place)
    .set({ ...columns, isWithdrawn: false })
    .where(eq(place.id, withdrawn.id))
  return true
}
