import type { EventWrite } from '#features/events/event-write-store.ts'

/** Prices in cents, dearest first, as price categories. */
export function priceRows(pricesCents: number[]): EventWrite['prices'] {
  return pricesCents.map((priceCents, index) => ({
    name: nameOf(index, pricesCents),
    priceCents,
    text: { de: '', en: '' },
  }))
}

function nameOf(index: number, pricesCents: number[]) {
  if (pricesCents.length > 1) return { de: `Kategorie ${index + 1}`, en: `Category ${index + 1}` }
  if (pricesCents[0] === 0) return { de: 'Eintritt frei', en: 'Free admission' }
  return { de: 'Freie Platzwahl', en: 'Free seating' }
}
