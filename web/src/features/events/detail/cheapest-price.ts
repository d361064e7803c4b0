const free = '0.00'

/** The lowest amount above zero, such as `18.00`; undefined when there is none [5]. */
export function cheapestPrice(prices: readonly { price: string }[]): string | undefined {
  return prices
    .map(({ price }) => price)
    .filter((price) => price !== free)
    .toSorted((one, other) => Number(one) - Number(other))[0]
}
