import { type Variant, variant } from './variant.ts'

type Formats = {
  /** A calendar day in full, as Day.js writes it. */
  day: string
  /** What follows a time of the clock, by language; `la` is for names of days only. */
  clockWord: Record<'de' | 'en', string>
  currency: string
}

const austrian: Formats = {
  day: 'dddd, DD.MM.YYYY',
  clockWord: { de: 'Uhr', en: '' },
  currency: '€',
}

const formatsOf: Record<Variant, Formats> = { theatre: austrian, region: austrian }

/** How this variant writes days, times and amounts [9]. Apart from the rest of the design, because browsers need it too. */
export const formats = formatsOf[variant]
