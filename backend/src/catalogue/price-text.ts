/** Euro cents as the contract writes prices: 48.00. */
export function priceText(cents: number): string {
  return (cents / 100).toFixed(2)
}
