import { staleByOption } from '@foyer/schema/change-tags.ts'
import { seatGroups } from '@foyer/schema/resources/programme/seat-groups.ts'
import { eq, sql } from 'drizzle-orm'
import { place, seatGroup } from '#database/tables/seats.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'
import { findRow } from '#features/resources/read-resource.ts'
import type {
  ChildRow,
  FieldProblems,
  ResourceBinding,
  ResourceRow,
  Values,
} from '#features/resources/resource-binding.ts'
import { eventsWhere, findUses } from './find-uses.ts'
import { partsOf } from './touch.ts'

/** Parts of halls with their places. */
export const seatGroupsBinding: ResourceBinding = {
  definition: seatGroups,
  table: seatGroup,
  properties: { room: 'roomId' },
  children: {
    places: {
      table: place,
      parent: 'seatGroupId',
      orderBy: [place.row, place.column],
      numberedBy: 'column',
    },
  },
  async prepare(transaction, { id, values }) {
    const before =
      id === undefined ? undefined : await findRow(transaction, seatGroupsBinding, { id })
    const problems = {
      ...findDuplicates(values),
      ...(before && (await findTaken(transaction, { before, values }))),
    }
    return Object.keys(problems).length > 0 ? { problems } : { values }
  },
  async finish(transaction, { after }) {
    if (after) {
      await transaction
        .update(seatGroup)
        .set({ parts: partsOf(seatGroupsBinding, after) })
        .where(eq(seatGroup.id, after.id))
    }
    return staleByOption()
  },
  findUses: (queries, id) => findUses(queries, eventsWhere(usedBy(id))),
}

const usedBy = (id: number) => sql`event.id in (
  select event_id from event_seat_group where seat_group_id = ${id}
  union select event_id from price where seat_group_id = ${id}
  union select event_id from order_ticket join place on place.id = order_ticket.place_id
    where place.seat_group_id = ${id}
  union select event_id from taken_place join place on place.id = taken_place.place_id
    where place.seat_group_id = ${id})`

function findDuplicates(values: Values): FieldProblems {
  const problems: FieldProblems = {}
  const seen = new Set<string>()
  for (const [index, row] of (values['places'] as ChildRow[]).entries()) {
    const key = `${String(row['row'])}/${String(row['column'])}`
    if (seen.has(key)) problems[`places.${index}.column`] = 'taken'
    seen.add(key)
  }
  return problems
}

/** A place that is or was sold stays: tickets name it. And events sell the groups of their own hall. */
async function findTaken(
  transaction: WritableTransaction,
  { before, values }: { before: ResourceRow; values: Values },
): Promise<FieldProblems> {
  const problems: FieldProblems = {}
  if (before['room'] !== values['room'] && (await isUsed(transaction, before.id))) {
    problems['room'] = 'inUse'
  }
  const staying = new Set((values['places'] as ChildRow[]).map(({ id }) => id))
  const removed = (before['places'] as ChildRow[]).filter(({ id }) => !staying.has(id))
  if (removed.length === 0) return problems
  const ids = removed.map(({ id }) => id)
  const { rows } = await transaction.execute(sql`
    select place_id from taken_place where place_id in ${ids}
    union all select place_id from order_ticket where place_id in ${ids} limit 1`)
  if (rows.length > 0) problems['places'] = 'placesTaken'
  return problems
}

async function isUsed(transaction: WritableTransaction, id: number): Promise<boolean> {
  const { rows } = await transaction.execute(sql`select from event where ${usedBy(id)} limit 1`)
  return rows.length > 0
}
