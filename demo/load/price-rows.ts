import { fullPriceSaleType } from '@foyer/schema/ticket-rules.ts'
import type { EventWrite } from '@foyer/backend/src/features/events/event-write-store.ts'
import { saleTypes } from '#content/house/sale-types.ts'

type PriceRow = EventWrite['prices'][number]

type PriceRowOptions = {
  /** Most expensive first. */
  pricesCents: number[]
  /** Ids of the seat groups, best first. */
  seatGroupIds: number[]
  /** Ids of the discounts by key. */
  saleTypeIds: ReadonlyMap<string, number>
}

/**
 * Ticket prices in cents: a price category applies to one or several adjacent seat groups. If there are more prices than seat
 * groups, the cheaper one is the discounted price.
 */
export function priceRows({ pricesCents, seatGroupIds, saleTypeIds }: PriceRowOptions): PriceRow[] {
  if (pricesCents.length === 0) return []
  const categories = Math.min(pricesCents.length, seatGroupIds.length)
  return seatGroupIds.flatMap((seatGroupId, index): PriceRow[] => {
    const position = Math.floor((index * categories) / seatGroupIds.length)
    const priceCents = pricesCents[position]!
    const category = {
      position,
      seatGroupId,
      name: nameOf(position, { categories, priceCents }),
    }
    const full = {
      ...category,
      saleTypeId: fullPriceSaleType,
      priceCents,
      text: { de: '', en: '' },
    }
    if (priceCents === 0) return [full]
    const ownReduction = pricesCents.length > categories ? pricesCents.at(-1) : undefined
    const reductions = saleTypes.map(({ key, text, percent }) => ({
      ...category,
      saleTypeId: saleTypeIds.get(key)!,
      priceCents: ownReduction ?? reduced(priceCents, percent),
      text,
    }))
    return [full, ...(ownReduction === undefined ? reductions : reductions.slice(0, 1))]
  })
}

/** Rounded to ten cents, as at the counter. */
function reduced(priceCents: number, percent: number): number {
  return Math.round((priceCents * (100 - percent)) / 1000) * 10
}

function nameOf(
  position: number,
  { categories, priceCents }: { categories: number; priceCents: number },
) {
  if (categories > 1) return { de: `Kategorie ${position + 1}`, en: `Category ${position + 1}` }
  if (priceCents === 0) return { de: 'Eintritt frei', en: 'Free admission' }
  return { de: 'Einheitspreis', en: 'Single price' }
}
