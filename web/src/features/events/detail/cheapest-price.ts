import type { Money } from '#lib/text/money.ts'

const free = '0.00'

/** The lowest price above zero; undefined when there is none [5]. */
export function cheapestPrice(prices: readonly { price: Money }[]): Money | undefined {
  return prices
    .map(({ price }) => price)
    .filter(({ amount }) => amount !== free)
    .toSorted((one, other) => Number(one.amount) - Number(other.amount))[0]
}
