/** The two variants of the site. */
export type Variant = 'theatre' | 'region'

/** The languages of labels; days have Latin names as well. */
type Language = 'de' | 'en'

/** How one language writes days, times and amounts. */
export type Notation = {
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

/** How each variant writes days, times and amounts in each language [9]: on the site, at the box office, on tickets and in mails. */
export const formatsOf: Record<Variant, Formats> = {
  theatre: { currency: '€', notations: { de: german, en: english } },
  region: {
    currency: '€',
    notations: { de: german, en: { ...german, clock: { hours: 24, word: '' } } },
  },
}

/**
 * `2026-11-21` in a notation: `Samstag, 21.11.2026`, or `Saturday 21 November 2026`.
 *
 * @param names - Day of the week and month in the language.
 */
export function writeDay(
  day: string,
  { notation, names }: { notation: Notation; names: { weekday: string; month: string } },
): string {
  const [year = '', month = '', dayOfMonth = ''] = day.split('-')
  const parts: Record<string, string> = {
    dddd: names.weekday,
    MMMM: names.month,
    YYYY: year,
    MM: month,
    DD: dayOfMonth,
    D: String(Number(dayOfMonth)),
  }
  return notation.day.replaceAll(/dddd|MMMM|YYYY|MM|DD|D/g, (part) => parts[part]!)
}

/** `19:30` in a notation: `19:30 Uhr`, or `7.30 pm`. */
export function writeTime(time: string, { clock }: Notation): string {
  if (clock.hours === 24) return `${time} ${clock.word}`.trimEnd()
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const past = minutes === 0 ? '' : `.${String(minutes).padStart(2, '0')}`
  return `${hours % 12 || 12}${past}\u00a0${hours < 12 ? 'am' : 'pm'}`
}

type AmountFormat = { notation: Notation; symbol: string }

/** An amount such as `18.00` in a notation: `18 €` or `€18`, and `18.50` as `18,50 €` or `€18.50`. The space does not break. */
export function writeAmount(amount: string, format: AmountFormat): string {
  return writeExactAmount(amount.replace(/\.00$/, ''), format)
}

/** The same with its cents in any case, as in columns of a paper: `18,00 €` or `€18.00`. */
export function writeExactAmount(amount: string, { notation, symbol }: AmountFormat): string {
  return notation.amount === 'sign before, point'
    ? `${symbol}${amount}`
    : `${amount.replace('.', ',')}\u00a0${symbol}`
}
