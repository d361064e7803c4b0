import { formatsOf, type Variant, writeAmount, writeTime } from '@foyer/schema/notation.ts'
import { languageTag, type LocaleCode } from '@foyer/schema/shapes/locales.ts'

const variant: Variant =
  document.documentElement.dataset['variant'] === 'region' ? 'region' : 'theatre'
const formats = formatsOf[variant]

const options = { timeZone: 'Europe/Berlin' } as const

/** `24.11.2026, 17:05`. */
export const writtenMoment = (moment: string, locale: LocaleCode): string =>
  new Intl.DateTimeFormat(languageTag[locale], {
    ...options,
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(moment))

/** `Sa., 21. Nov. 2026, 19:30 Uhr`. */
export function writtenStart(
  { day, time }: { day: string; time: string | null },
  locale: LocaleCode,
): string {
  const date = new Intl.DateTimeFormat(languageTag[locale], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
  return time ? `${date}, ${writeTime(time, formats.notations[locale])}` : date
}

/** `48 €`. */
export const writtenAmount = (amount: string, locale: LocaleCode): string =>
  writeAmount(amount, { notation: formats.notations[locale], symbol: formats.currency })
