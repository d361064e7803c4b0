import { formats } from '#lib/design/formats.ts'

/** An amount of money as the graph gives it, e.g. `18.50` in `EUR`. */
export type Money = { amount: string; currency: 'EUR' }

const symbols: Record<Money['currency'], string> = { EUR: formats.currency }

/** An amount such as `18.00` as `18 €`, and `18.50` as `18,50 €` [9]. The space does not break. */
export const formatMoney = ({ amount, currency }: Money) =>
  `${amount.replace(/\.00$/, '').replace('.', ',')}\u00a0${symbols[currency]}`
