import type { Locale } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translate.ts'
import { formatOpeningTime } from '#lib/time/clock.ts'
import type { OpeningRange } from './opening-day.ts'

/**
 * The labels of a day: until it opens, then until it closes, both times on the theatre's clock, such as `09:30`, and
 * afterwards.
 */
export type OpeningSentences = {
  opens: string
  closes: string
  before: string
  meanwhile: string
  afterwards: string
}

const midnight = '24:00'

/**
 * The labels of a day: several ranges count as one from the first start to the last end, whatever their gaps [5].
 * Undefined when there is no range.
 */
export function openingSentences(
  ranges: readonly OpeningRange[],
  { t, locale }: { t: Translate<'openingHours'>; locale: Locale },
): OpeningSentences | undefined {
  const [first] = ranges.map(({ from }) => from).toSorted()
  const last = ranges.toSorted((one, other) => (endOf(one) < endOf(other) ? 1 : -1))[0]
  if (!first || !last) return undefined
  return {
    opens: first,
    closes: endOf(last),
    before: t('openFrom', { time: formatOpeningTime(first, locale) }),
    meanwhile: t('openUntil', { time: formatOpeningTime(last.to, locale) }),
    afterwards: t('closed'),
  }
}

/** A range that ends at or before its start continues past midnight, when another day begins. */
function endOf({ from, to }: OpeningRange): string {
  return to > from ? to : midnight
}
