import { staleByOption } from '@foyer/schema/change-tags.ts'
import { seatGroups } from '@foyer/schema/resources/programme/seat-groups.ts'
import { inArray, sql } from 'drizzle-orm'
import { place, seatGroup } from '#database/tables/seats.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'
import { findRow } from '#features/resources/read-resource.ts'
import type { ResourceBinding } from '#features/resources/resource-binding.ts'
import { eventsWhere, findUses } from './find-uses.ts'
import { followPriceLists } from './prices/follow-price-lists.ts'
import { removePlaces } from './halls/remove-places.ts'

/** Parts of halls, with free seating or with places of the plan. */
export const seatGroupsBinding: ResourceBinding = {
  definition: seatGroups,
  table: seatGroup,
  properties: { room: 'roomId' },
  async prepare(transaction, { id, values }) {
    const before =
      id === undefined ? undefined : await findRow(transaction, seatGroupsBinding, { id })
    const isMoved = before !== undefined && before['room'] !== values['room']
    // Events sell the groups of their own hall, and its plan shows the places.
    const isStuck =
      isMoved && ((await isUsed(transaction, before.id)) || (await isDrawn(transaction, before.id)))
    return isStuck ? { problems: { room: 'inUse' } } : { values }
  },
  async finish(transaction, { before, after }) {
    const capacity = after?.['capacity'] as number | undefined
    if (after && capacity !== (before?.['capacity'] ?? 0)) {
      await setCapacity(transaction, { seatGroupId: after.id, capacity: capacity! })
    }
    if (!before || !after || before['price_category'] === after['price_category']) {
      return staleByOption()
    }
    const sellsIt = sql`event.id in (select event_id from event_seat_group where seat_group_id = ${after.id})`
    return [...staleByOption(), ...(await followPriceLists(transaction, sellsIt))]
  },
  findUses: (queries, id) => findUses(queries, eventsWhere(usedBy(id))),
}

const usedBy = (id: number) => sql`event.id in (
  select event_id from event_seat_group where seat_group_id = ${id}
  union select event_id from price where seat_group_id = ${id}
  union select event_id from order_ticket join place on place.id = order_ticket.place_id
    where ${id} in (place.seat_group_id, order_ticket.seat_group_id)
  union select event_id from taken_place join place on place.id = taken_place.place_id
    where place.seat_group_id = ${id})`

type FreePlace = { id: number; column: number; isWithdrawn: boolean }

async function isUsed(transaction: WritableTransaction, id: number): Promise<boolean> {
  const { rows } = await transaction.execute(sql`select from event where ${usedBy(id)} limit 1`)
  return rows.length > 0
}

async function isDrawn(transaction: WritableTransaction, id: number): Promise<boolean> {
  const { rows } = await transaction.execute(
    sql`select from place where seat_group_id = ${id} and "row" is not null limit 1`,
  )
  return rows.length > 0
}

/** Adds or removes places for free seating. Those that are taken somewhere go last, and come back first. */
async function setCapacity(
  transaction: WritableTransaction,
  { seatGroupId, capacity }: { seatGroupId: number; capacity: number },
): Promise<void> {
  const { rows: places } = await transaction.execute<FreePlace>(sql`
    select id, "column", is_withdrawn as "isWithdrawn" from place
    where seat_group_id = ${seatGroupId} and "row" is null
    order by exists (select from taken_place where place_id = place.id) desc, is_withdrawn, id`)
  const [staying, others] = [places.slice(0, capacity), places.slice(capacity)]
  const idsOf = (isWithdrawn: boolean, of: FreePlace[]) =>
    of.filter((one) => one.isWithdrawn === isWithdrawn).map(({ id }) => id)
  await removePlaces(transaction, idsOf(false, others))
  const back = idsOf(true, staying)
  if (back.length > 0) {
    await transaction.update(place).set({ isWithdrawn: false }).where(inArray(place.id, back))
  }
  const last = Math.max(0, ...places.map(({ column }) => column))
  const added = Array.from({ length: Math.max(0, capacity - places.length) }, (_, index) => ({
    seatGroupId,
    row: null,
    column: last + 1 + index,
    rowLabel: '',
    seatLabel: '',
    rank: 0,
  }))
  if (added.length > 0) await transaction.insert(place).values(added)
}
