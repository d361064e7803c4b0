import { HoursToday } from '#features/opening-hours/hours-today.tsx'
import { formatRanges } from '#features/opening-hours/format-ranges.ts'
import type { OpeningDay } from '#features/opening-hours/opening-day.ts'
import type { Locale } from '#i18n/locales.ts'

/** Whether the box office is open now; today's hours until the browser knows the time. */
export function OfficeToday({ day, locale }: { day: OpeningDay; locale: Locale }) {
  const before = formatRanges(day.ranges, locale)
  return <HoursToday day={day} locale={locale} before={before} />
}
