import type { Locale } from '#i18n/locales.ts'
import { formatTime } from '#lib/time/clock.ts'
import { shortDay } from '#lib/time/days.ts'
import { momentAtTheatre } from '#lib/time/site-zone.ts'

/** When something happened, at the theatre: `Di, 24.11., 9:30 Uhr`. */
export function formatMoment(instant: string, locale: Locale): string {
  const { day, clock } = momentAtTheatre(Date.parse(instant))
  return `${shortDay(day, locale)}, ${formatTime(clock, locale)}`
}
