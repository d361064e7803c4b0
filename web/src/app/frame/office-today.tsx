import { findOpeningDay } from '#features/opening-hours/find-opening-day.ts'
import { HoursToday } from '#features/opening-hours/hours-today.tsx'
import { formatRanges } from '#features/opening-hours/format-ranges.ts'
import type { Locale } from '#i18n/locales.ts'

/** Whether the box office is open now; today's hours until the browser knows the time. */
export async function OfficeToday({ locale }: { locale: Locale }) {
  const day = await findOpeningDay(locale)
  if (!day) return null
  const before = formatRanges(day.ranges, locale)
  return <HoursToday day={day} locale={locale} before={before} />
}
