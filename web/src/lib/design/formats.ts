import { type Variant, variant } from './variant.ts'

/** The languages of labels; days have Latin names as well. */
type Language = 'de' | 'en'

/** How one language writes days, times and amounts. */
type Notation = {
  /** A full calendar day in the syntax of Day.js. */
  day: string
  /** A time of day: on the clock of 24 hours with a word after it, or as `7.30 pm`. */
  clock: { hours: 24; word: string } | { hours: 12 }
  /** An amount: the sign after it with a decimal comma, or before it with a decimal point. */
  amount: 'comma, sign after' | 'sign before, point'
}

type Formats = { currency: string; notations: Record<Language, Notation> }

const german: Notation = {
  day: 'dddd, DD.MM.YYYY',
  clock: { hours: 24, word: 'Uhr' },
  amount: 'comma, sign after',
}

const english: Notation = {
  day: 'dddd D MMMM YYYY',
  clock: { hours: 12 },
  amount: 'sign before, point',
}

const formatsOf: Record<Variant, Formats> = {
  theatre: { currency: '€', notations: { de: german, en: english } },
  region: {
    currency: '€',
    notations: { de: german, en: { ...german, clock: { hours: 24, word: '' } } },
  },
}

/**
 * How this variant writes days, times and amounts in each language [9]. Apart from the rest of the design, because browsers need it too.
 */
export const formats = formatsOf[variant]
