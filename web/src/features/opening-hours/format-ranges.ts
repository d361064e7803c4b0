import type { Locale } from '#i18n/locales.ts'
import { formats } from '#lib/design/formats.ts'
import { formatTime } from '#lib/time/clock.ts'
import type { OpeningRange } from './opening-day.ts'

/** Formats ranges, such as `10:00–13:00 Uhr und 15:00–18:00 Uhr`, or `10 am–1 pm and 3 pm–6 pm`. */
export function formatRanges(ranges: readonly OpeningRange[], locale: Locale): string {
  const isWordOnce = formats.notations[locale].clock.hours === 24
  const labels = ranges.map(({ from, to }) => {
    return `${isWordOnce ? from : formatTime(from, locale)}–${formatTime(to, locale)}`
  })
  return new Intl.ListFormat(locale).format(labels)
}
