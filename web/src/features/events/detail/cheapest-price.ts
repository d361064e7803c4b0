const free = '0.00'

/** The lowest amount that costs something, as `18.00`; undefined where none does [5]. */
export function cheapestPrice(prices: readonly { price: string }[]): string | undefined {
  return prices
    .map(({ price }) => price)
    .filter((price) => price !== free)
    .toSorted((one, other) => Number(one) - Number(other))[0]
}
