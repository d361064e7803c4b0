import { inArray } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { place } from '#database/tables/seats.ts'

type PlaceNames = { rowLabel: string; seatLabel: string; seatGroupId: number }

/** What the places of tickets are called now, by their ids. */
export async function findPlaceNames(
  queries: Queries,
  tickets: readonly { placeId: number }[],
): Promise<Map<number, PlaceNames>> {
  const ids = tickets.map(({ placeId }) => placeId)
  const { rowLabel, seatLabel, seatGroupId } = place
  const rows = await queries
    .select({ id: place.id, rowLabel, seatLabel, seatGroupId })
    .from(place)
    .where(inArray(place.id, ids))
  return new Map(rows.map(({ id, ...names }) => [id, names]))
}
