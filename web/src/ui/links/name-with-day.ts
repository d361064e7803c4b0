import type { Locale } from '#i18n/locales.ts'
import { formatDay } from '#lib/time/days.ts'

/** What a button of one date is for, such as `Faust, Samstag, 21.11.2026`; without a title just the day. */
export function nameWithDay(event: { title?: string; day: string }, locale: Locale): string {
  return [event.title, formatDay(event.day, locale)].filter(Boolean).join(', ')
}
