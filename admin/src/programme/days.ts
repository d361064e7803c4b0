import { languageTag, type LocaleCode } from '@foyer/schema/shapes/locales.ts'

/** Days of the week, 1 is Monday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

// Days are counted in UTC, where each has 24 hours.
const at = (day: string) => new Date(`${day}T00:00:00Z`)

export function dayAfter(day: string): string {
  return new Date(at(day).getTime() + 86_400_000).toISOString().slice(0, 10)
}

export function weekdayName(weekday: number, locale: LocaleCode): string {
  // The 5th of January 2026 was a Monday.
  return format(locale, { weekday: 'long' }).format(
    at(`2026-01-${String(weekday + 4).padStart(2, '0')}`),
  )
}

export function writtenDay(day: string, locale: LocaleCode): string {
  return format(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
  }).format(at(day))
}

const format = (locale: LocaleCode, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(languageTag[locale], { timeZone: 'UTC', ...options })
