import { formats } from '#lib/design/formats.ts'

/** An amount such as `18.00` as `18 €`, and `18.50` as `18,50 €` [9]. The space does not break. */
export const euros = (amount: string) =>
  `${amount.replace(/\.00$/, '').replace('.', ',')}\u00a0${formats.currency}`
