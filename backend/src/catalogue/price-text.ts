/** Formats cents as the contract's decimal price, such as 48.00. */
export function priceText(cents: number): string {
  return (cents / 100).toFixed(2)
}
