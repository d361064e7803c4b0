import { insertAll } from '@foyer/backend/src/database/insert-all.ts'
import { saleType } from '@foyer/backend/src/database/tables/options.ts'
import { place, seatGroup } from '@foyer/backend/src/database/tables/seats.ts'
import { upsertByKey } from '@foyer/backend/src/database/upsert.ts'
import { loadPriceList } from './load-price-list.ts'
import type { RoomKey } from '#content/content.ts'
import type { DemoRoom, DemoSeatGroup } from '#content/house/house-content.ts'
import { saleTypes } from '#content/house/sale-types.ts'
import { partySize, seatPlans } from '#content/house/seat-plans.ts'
import type { WritableTransaction } from '@foyer/backend/src/database/writing/change-house.ts'

/** Ids of a room's seat groups, by use. */
export type RoomSeats = {
  /** With fixed rows, most expensive first. */
  hall: number[]
  /** With free seating. */
  free: number
  /** For tours and exhibitions. */
  party: number
}

export type Seats = {
  rooms: Map<RoomKey, RoomSeats>
  /** Ids of the discounts by key. */
  saleTypes: Map<string, number>
}

/** Writes seats and discounts. */
export async function loadSeats(
  transaction: WritableTransaction,
  { rooms, roomIds }: { rooms: DemoRoom[]; roomIds: ReadonlyMap<string, { id: number }> },
): Promise<Seats> {
  const parties = rooms.map(({ key }): DemoSeatGroup => ({
    key: `${key}-gruppe`,
    room: key,
    name: { de: 'Teilnahme', en: 'Participation' },
    places: partySize,
  }))
  const chairs = rooms.map(({ key, seats }): DemoSeatGroup => ({
    key: `${key}-frei`,
    room: key,
    name: { de: 'Alle Plätze', en: 'All seats' },
    places: seats,
  }))
  const groups: DemoSeatGroup[] = [...seatPlans, ...chairs, ...parties]
  const ids = await upsertByKey(
    transaction,
    seatGroup,
    groups.map((group, position) => ({
      key: `demo:${group.key}`,
      roomId: roomIds.get(group.room)!.id,
      name: group.name,
      position,
      priceCategory: categoryOf(group),
      capacity: 'places' in group ? group.places : 0,
    })),
  )
  const idOf = ({ key }: { key: string }) => ids.get(`demo:${key}`)!
  await insertAll(
    transaction,
    place,
    groups.flatMap((group) =>
      placesOf(group, { seatGroupId: idOf(group), rowsBefore: rowsBefore(group) }),
    ),
  )
  const saleTypeIds = await upsertByKey(
    transaction,
    saleType,
    saleTypes.map(({ key, name }, index) => ({ key, name, position: index + 1 })),
  )
  await loadPriceList(transaction, saleTypeIds)
  return {
    rooms: new Map(
      rooms.map(({ key }) => [
        key,
        {
          hall: seatPlans.filter(({ room }) => room === key).map(idOf),
          free: idOf({ key: `${key}-frei` }),
          party: idOf({ key: `${key}-gruppe` }),
        },
      ]),
    ),
    saleTypes: saleTypeIds,
  }
}

/** The best seats of a room are the most expensive. */
const categoryOf = ({ key, room }: DemoSeatGroup) =>
  Math.max(
    0,
    seatPlans.filter((plan) => plan.room === room).findIndex((plan) => plan.key === key),
  )

type PlaceRow = (typeof place)['$inferInsert']

/** How many rows of the room are nearer to the stage. A gangway parts the levels, whose rows are counted anew. */
function rowsBefore(group: DemoSeatGroup): number {
  const ofRoom = seatPlans.filter(({ room }) => room === group.room)
  const index = ofRoom.findIndex(({ key }) => key === group.key)
  const nearer = ofRoom.slice(0, Math.max(0, index))
  const gangways = ofRoom.slice(1, index + 1).filter(({ rows }) => rows.first === 1).length
  return nearer.reduce((count, { rows }) => count + rows.seats.length, gangways)
}

function placesOf(
  group: DemoSeatGroup,
  { seatGroupId, rowsBefore: before }: { seatGroupId: number; rowsBefore: number },
): PlaceRow[] {
  if ('places' in group) {
    return Array.from({ length: group.places }, (_, index) => ({
      seatGroupId,
      row: null,
      column: index + 1,
      rowLabel: '',
      seatLabel: '',
      rank: 0,
    }))
  }
  const { first, seats, hasAisle } = group.rows
  return seats.flatMap((width, index) =>
    Array.from({ length: width }, (_, seat): PlaceRow => {
      const isBehindAisle = hasAisle && seat >= width / 2
      const isOuter = seat < width / 4 || seat >= (width * 3) / 4
      // The aisle is as wide as one seat.
      const column = seat + 1 + Number(isBehindAisle)
      const row = before + index + 1
      return {
        seatGroupId,
        row,
        column,
        x: Math.round((column - (1 + width + Number(hasAisle)) / 2) * 100),
        y: row * 100,
        rowLabel: String(first + index),
        seatLabel: String(seat + 1),
        // Seats in two adjacent rows, and in their middle half, have the same rank.
        rank: Math.floor(index / 2) * 2 + Number(isOuter),
      }
    }),
  )
}
