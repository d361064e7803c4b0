import { type Variant, variant } from './variant.ts'

type Formats = {
  /** A full calendar day in the syntax of Day.js. */
  day: string
  /** The suffix of a time of day, by language; `la` is for names of days only. */
  clockWord: Record<'de' | 'en', string>
  currency: string
}

const austrian: Formats = {
  day: 'dddd, DD.MM.YYYY',
  clockWord: { de: 'Uhr', en: '' },
  currency: '€',
}

const formatsOf: Record<Variant, Formats> = { theatre: austrian, region: austrian }

/**
 * How this variant writes days, times and amounts [9]. Apart from the rest of the design, because browsers need it too.
 */
export const formats = formatsOf[variant]
