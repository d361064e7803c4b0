import { canonicalJson } from '@foyer/schema/documents/value.ts'
import { sql } from 'drizzle-orm'
import type { WritableTransaction } from '#database/writing/change-house.ts'
import type { ChildRow, ResourceRow, Values } from '#features/resources/resource-binding.ts'

type PriceRow = Values & { id?: number }

/**
 * The price list and the prices of an event: those of the list when it was chosen, or the seat groups have changed. Prices that were changed
 * by hand are those of the event alone.
 */
export async function pricesOfList(
  transaction: WritableTransaction,
  { before, values }: { before: ResourceRow | undefined; values: Values },
): Promise<Values> {
  const list = values['price_list'] as number | null
  if (list === null) return {}
  const isChosen = before?.['price_list'] !== list
  if (isChosen || hasOtherGroups(before, values)) {
    return { prices: await readPrices(transaction, { list, before, values }) }
  }
  return isSame(before?.['prices'], values['prices']) ? {} : { price_list: null }
}

const isSame = (one: unknown, other: unknown) => canonicalJson(one) === canonicalJson(other)

const groupsOf = (row: Values | undefined) =>
  ((row?.['seat_groups'] ?? []) as ChildRow[]).map((group) => group['seat_group'] as number)

const sorted = (ids: number[]) => ids.toSorted((one, other) => one - other)

const hasOtherGroups = (before: Values | undefined, values: Values) =>
  !isSame(sorted(groupsOf(before)), sorted(groupsOf(values)))

/** In the order in which the event has them. Prices that stay keep their ids. */
async function readPrices(
  transaction: WritableTransaction,
  { list, before, values }: { list: number; before: ResourceRow | undefined; values: Values },
): Promise<PriceRow[]> {
  const groups = groupsOf(values)
  const { rows } = await transaction.execute<PriceRow>(
    groups.length === 0
      ? sql`select position, name, null::integer as seat_group, sale_type_id as sale_type, price_cents, text
          from list_price where price_list_id = ${list} order by position, sale_type_id`
      : sql`select list_price.position, list_price.name, seat_group.id as seat_group, sale_type_id as sale_type,
            price_cents, text
          from list_price join seat_group on seat_group.price_category = list_price.position
          where price_list_id = ${list} and seat_group.id in ${groups}
          order by list_price.position, sale_type_id, seat_group.id`,
  )
  const keyOf = (row: Values) =>
    [row['seat_group'], row['sale_type'], row['position']].map(String).join('/')
  const stored = new Map(
    ((before?.['prices'] ?? []) as ChildRow[]).map((row) => [keyOf(row), row.id]),
  )
  return rows.map((row) => {
    const id = stored.get(keyOf(row))
    return id === undefined ? row : { id, ...row }
  })
}
