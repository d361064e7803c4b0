import type { LocaleCode } from '@foyer/schema/shapes/locales.ts'

/** A point in time at the theatre, in words. */
export const entryTime = (locale: LocaleCode, at: string): string =>
  new Intl.DateTimeFormat(locale === 'de' ? 'de-AT' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  }).format(new Date(at))
