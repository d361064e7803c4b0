import { HoursToday } from '#features/opening-hours/hours-today.tsx'
import { openingSpan } from '@foyer/schema/opening-span.ts'
import { formatRanges } from '#features/opening-hours/format-ranges.ts'
import type { OpeningDay } from '#features/opening-hours/opening-day.ts'
import type { Locale } from '#i18n/locales.ts'

/** Whether the box office is open now; today's hours until the browser knows the time. */
export function OfficeToday({ day, locale }: { day: OpeningDay; locale: Locale }) {
  const span = openingSpan(day.ranges)
  const before = span && formatRanges([{ from: span.opens, to: span.closesAt }], locale)
  return <HoursToday day={day} locale={locale} before={before} />
}
