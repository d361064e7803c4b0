import { findOpeningDay } from '#features/opening-hours/find-opening-day.ts'
import { HoursToday } from '#features/opening-hours/hours-today.tsx'
import { rangesInWords } from '#features/opening-hours/ranges-in-words.ts'
import type { Locale } from '#i18n/locales.ts'

/** Whether the box office is open now; before the browser tells the time, from when until when it is. */
export async function OfficeToday({ locale }: { locale: Locale }) {
  const day = await findOpeningDay(locale)
  if (!day) return null
  const before = rangesInWords(day.ranges, locale)
  return <HoursToday day={day} locale={locale} before={before} />
}
