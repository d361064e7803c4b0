import { listPrices, priceLists } from '@foyer/schema/resources/programme/price-lists.ts'
import { eq, inArray, sql } from 'drizzle-orm'
import { listPrice, priceList } from '#database/tables/price-lists.ts'
import { eventsWhere, findUses } from '#features/resources/programme/find-uses.ts'
import { partsOf } from '#features/resources/programme/touch.ts'
import type {
  ChildRow,
  FieldProblems,
  ResourceBinding,
} from '#features/resources/resource-binding.ts'
import { followPriceLists } from './follow-price-lists.ts'

const saleType = { sale_type: 'saleTypeId' }

/** Price lists with their prices. */
const priceListsBinding: ResourceBinding = {
  definition: priceLists,
  table: priceList,
  children: {
    prices: {
      table: listPrice,
      parent: 'priceListId',
      properties: saleType,
      orderBy: [listPrice.position, listPrice.saleTypeId],
      numberedBy: 'position',
    },
  },
  async prepare(_transaction, { values }) {
    const problems: FieldProblems = {}
    const seen = new Set<string>()
    for (const [index, row] of (values['prices'] as ChildRow[]).entries()) {
      const key = `${String(row['position'])}/${String(row['sale_type'])}`
      if (seen.has(key)) problems[`prices.${index}.sale_type`] = 'taken'
      seen.add(key)
    }
    return Object.keys(problems).length > 0 ? { problems } : { values }
  },
  async finish(transaction, { after }) {
    if (!after) return []
    await transaction
      .update(priceList)
      .set({ parts: partsOf(priceListsBinding, after) })
      .where(eq(priceList.id, after.id))
    return followPriceLists(transaction, sql`event.price_list_id = ${after.id}`)
  },
  findUses: (queries, id) => findUses(queries, eventsWhere(sql`event.price_list_id = ${id}`)),
}

/** Prices of lists one by one. */
const listPricesBinding: ResourceBinding = {
  definition: listPrices,
  table: listPrice,
  properties: { ...saleType, price_list: 'priceListId' },
  uniqueField: 'sale_type',
  async finish(transaction, { before, after }) {
    const ids = [before, after].flatMap((row) => (row ? [row['price_list'] as number] : []))
    // So that a form of the list that is open notices it.
    await transaction
      .update(priceList)
      .set({ parts: sql`md5(${priceList.parts} || now()::text || random()::text)` })
      .where(inArray(priceList.id, ids))
    return followPriceLists(transaction, sql`event.price_list_id in ${ids}`)
  },
}

export const priceListBindings = [priceListsBinding, listPricesBinding] as const
