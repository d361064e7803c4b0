import { sql } from 'drizzle-orm'
import type { WritableTransaction } from '#database/writing/change-house.ts'
import type {
  ChildRow,
  FieldProblems,
  ResourceRow,
  Values,
} from '#features/resources/resource-binding.ts'

type PlaceRow = Values & { id?: number }
type Hall = { id: number | undefined; before: ResourceRow | undefined; values: Values }

/** What is wrong with the places of a room that their fields alone do not say. */
export async function findHallProblems(
  transaction: WritableTransaction,
  { id, before, values }: Hall,
): Promise<FieldProblems> {
  const places = values['places'] as PlaceRow[]
  if (places.length === 0) return {}
  const [groups, labels] = [
    await listGroups(transaction, id),
    id === undefined ? new Map() : await listLabelsOnTickets(transaction, id),
  ]
  const stored = new Map(((before?.['places'] ?? []) as ChildRow[]).map((row) => [row.id, row]))
  const problems: FieldProblems = { ...findRepeated(places, stored) }
  for (const [index, row] of places.entries()) {
    if (!groups.has(row['seat_group'] as number)) {
      problems[`places.${index}.seat_group`] = 'seatsOfOtherRoom'
    }
    const owner = labels.get(labelOf(row))
    if (owner !== undefined && isRenamed(row, stored) && !isOwner(row, owner, stored)) {
      problems[`places.${index}.seat_label`] = 'labelOnTickets'
    }
  }
  return problems
}

/** Neither two places at one position, nor two with one name in a seat group. */
function findRepeated(places: PlaceRow[], stored: ReadonlyMap<number, ChildRow>): FieldProblems {
  const problems: FieldProblems = {}
  const keys = {
    column: (row: PlaceRow) => `${String(row['row'])}/${String(row['column'])}`,
    seat_label: labelOf,
  }
  for (const [field, keyOf] of Object.entries(keys)) {
    const first = new Map<string, PlaceRow>()
    for (const [index, row] of places.entries()) {
      const other = first.get(keyOf(row))
      // What stands so already may stay.
      const isNew = other && (hasNewKey(row, stored, keyOf) || hasNewKey(other, stored, keyOf))
      if (isNew) problems[`places.${index}.${field}`] = 'taken'
      first.set(keyOf(row), row)
    }
  }
  return problems
}

function hasNewKey(
  row: PlaceRow,
  stored: ReadonlyMap<number, ChildRow>,
  keyOf: (row: PlaceRow) => string,
): boolean {
  const before = row.id === undefined ? undefined : stored.get(row.id)
  return !before || keyOf(before) !== keyOf(row)
}

const labelOf = (row: Values) =>
  [row['seat_group'], row['row_label'], row['seat_label']].map(String).join('/')

const isRenamed = (row: PlaceRow, stored: ReadonlyMap<number, ChildRow>) =>
  hasNewKey(row, stored, labelOf)

/** A new row with the name of a withdrawn place is that place. */
const isOwner = (row: PlaceRow, owner: number, stored: ReadonlyMap<number, ChildRow>) =>
  row.id === undefined ? !stored.has(owner) : row.id === owner

async function listGroups(
  transaction: WritableTransaction,
  roomId: number | undefined,
): Promise<Set<number>> {
  if (roomId === undefined) return new Set()
  const { rows } = await transaction.execute<{ id: number }>(
    sql`select id from seat_group where room_id = ${roomId}`,
  )
  return new Set(rows.map(({ id }) => id))
}

/** The place that each name stands for on valid tickets of coming events. */
async function listLabelsOnTickets(
  transaction: WritableTransaction,
  roomId: number,
): Promise<Map<string, number>> {
  const { rows } = await transaction.execute<{ label: string; placeId: number }>(sql`
    select distinct concat_ws('/', ticket.seat_group_id, ticket.row_label, ticket.seat_label) as label,
      taken_place.place_id as "placeId"
    from taken_place
    join event on event.id = taken_place.event_id and event.over_at > now()
    join place on place.id = taken_place.place_id and place."row" is not null
    left join order_ticket on order_ticket.order_id = taken_place.order_id
      and order_ticket.event_id = taken_place.event_id and order_ticket.place_id = taken_place.place_id
      and order_ticket.timeslot_id = taken_place.timeslot_id
    cross join lateral (select coalesce(order_ticket.seat_group_id, place.seat_group_id) as seat_group_id,
      coalesce(order_ticket.row_label, place.row_label) as row_label,
      coalesce(order_ticket.seat_label, place.seat_label) as seat_label) as ticket
    where (held_until is null or held_until > now())
      and ticket.seat_group_id in (select id from seat_group where room_id = ${roomId})`)
  return new Map(rows.map(({ label, placeId }) => [label, placeId]))
}
