import { writeAmount } from '@foyer/schema/notation.ts'
import { formats } from '#lib/design/formats.ts'

/** An amount of money as the graph gives it, e.g. `18.50` in `EUR`. */
export type Money = { amount: string; currency: 'EUR' }

const symbols: Record<Money['currency'], string> = { EUR: formats.currency }

/** An amount such as `18.00` as `18 €`, and `18.50` as `18,50 €`; in English notation `€18` and `€18.50`. The space does not break. */
export function formatMoney({ amount, currency }: Money, language: 'de' | 'en'): string {
  return writeAmount(amount, {
    notation: formats.notations[language],
    symbol: symbols[currency],
  })
}
