import { insertAll } from '@foyer/backend/src/database/insert-all.ts'
import { listPrice, priceList } from '@foyer/backend/src/database/tables/price-lists.ts'
import { upsertByKey } from '@foyer/backend/src/database/upsert.ts'
import type { WritableTransaction } from '@foyer/backend/src/database/writing/change-house.ts'
import { fullPriceSaleType } from '@foyer/schema/ticket-rules.ts'
import { saleTypes } from '#content/house/sale-types.ts'

const key = 'demo:opera'
const fullPricesCents = [6400, 5200, 4100, 3000, 1800] as const

/** A price list for the large house: a price for each category, and its reductions. */
export async function loadPriceList(
  transaction: WritableTransaction,
  saleTypeIds: ReadonlyMap<string, number>,
): Promise<void> {
  const name = { de: 'Großes Haus, Oper', en: 'Main house, opera' }
  const ids = await upsertByKey(transaction, priceList, [{ key, name, position: 0 }])
  const priceListId = ids.get(key)!
  const rows = fullPricesCents.flatMap((priceCents, position) => {
    const category = {
      priceListId,
      position,
      name: { de: `Kategorie ${position + 1}`, en: `Category ${position + 1}` },
    }
    const reduced = saleTypes.map(({ key: reduction, text, percent }) => ({
      ...category,
      saleTypeId: saleTypeIds.get(reduction)!,
      priceCents: Math.round((priceCents * (100 - percent)) / 1000) * 10,
      text,
    }))
    const full = { saleTypeId: fullPriceSaleType, priceCents, text: { de: '' } }
    return [{ ...category, ...full }, ...reduced]
  })
  await insertAll(transaction, listPrice, rows)
}
