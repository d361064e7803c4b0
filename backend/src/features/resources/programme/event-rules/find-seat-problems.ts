import { inArray } from 'drizzle-orm'
import { seatGroup } from '#database/tables/seats.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'
import type { ChildRow, FieldProblems } from '#features/resources/resource-binding.ts'
import type { EventChange } from './event-change.ts'

const lists = ['seat_groups', 'prices'] as const

/** What is wrong with the seat groups of an event and of its prices. */
export const findSeatProblems = async (
  transaction: WritableTransaction,
  change: EventChange,
): Promise<FieldProblems> => ({
  ...(await findSeatsOfOtherRooms(transaction, change)),
  ...findPricesWithoutSeats(change),
})

const groupOf = (row: ChildRow) => row['seat_group'] as number | null
const rowsOf = (row: EventChange['before'] | EventChange['values'], name: string) =>
  (row?.[name] ?? []) as ChildRow[]

/** Where seats are sold by their groups, a price is that of a group. One that has stood without may still be corrected. */
function findPricesWithoutSeats({ before, values }: EventChange): FieldProblems {
  if (rowsOf(values, 'seat_groups').length === 0) return {}
  const hasStood = rowsOf(before, 'seat_groups').length > 0
  const stood = new Set(hasStood ? rowsOf(before, 'prices').map(({ id }) => id) : [])
  return Object.fromEntries(
    rowsOf(values, 'prices').flatMap((row, index) =>
      groupOf(row) !== null || stood.has(row.id)
        ? []
        : [[`prices.${index}.seat_group`, 'priceWithoutSeats']],
    ),
  )
}

/**
 * Seat groups have to be those of the room. Those of an earlier room may stay: seats of them that are sold are valid until the box office
 * has found others.
 */
async function findSeatsOfOtherRooms(
  transaction: WritableTransaction,
  { before, values }: EventChange,
): Promise<FieldProblems> {
  const wanted = lists.flatMap((name) =>
    rowsOf(values, name).map((row, index) => ({
      field: `${name}.${index}.seat_group`,
      id: groupOf(row),
    })),
  )
  const stayed = new Set(lists.flatMap((name) => rowsOf(before, name).map(groupOf)))
  const added = wanted.flatMap(({ field, id }) =>
    id === null || stayed.has(id) ? [] : [{ field, id }],
  )
  if (added.length === 0) return {}
  const groups = await transaction
    .select({ id: seatGroup.id, roomId: seatGroup.roomId })
    .from(seatGroup)
    .where(
      inArray(
        seatGroup.id,
        added.map(({ id }) => id),
      ),
    )
  const ofRoom = new Set(
    groups.filter(({ roomId }) => roomId === values['room']).map(({ id }) => id),
  )
  return Object.fromEntries(
    added.filter(({ id }) => !ofRoom.has(id)).map(({ field }) => [field, 'seatsOfOtherRoom']),
  )
}
