import type { OpeningRange } from '@foyer/schema/opening-span.ts'
import type { Locale } from '#i18n/locales.ts'
import { formatOpeningTime } from '#lib/time/clock.ts'

/** Formats ranges, such as `10:00–13:00 Uhr und 15:00–18:00 Uhr`. */
export function formatRanges(ranges: readonly OpeningRange[], locale: Locale): string {
  const labels = ranges.map(({ from, to }) => `${from}–${formatOpeningTime(to, locale)}`)
  return new Intl.ListFormat(locale).format(labels)
}
