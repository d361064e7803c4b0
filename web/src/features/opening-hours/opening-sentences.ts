import { openingSpan } from '@foyer/schema/opening-span.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translate.ts'
import { formatOpeningTime } from '#lib/time/clock.ts'
import { shortDay } from '#lib/time/days.ts'
import type { OpeningDay } from './opening-day.ts'

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

type Words = { t: Translate<'openingHours'>; locale: Locale }

/** The labels of a day; undefined when it has no range. */
export function openingSentences(
  { ranges, next }: Pick<OpeningDay, 'ranges' | 'next'>,
  { t, locale }: Words,
): OpeningSentences | undefined {
  const span = openingSpan(ranges)
  return (
    span && {
      opens: span.opens,
      closes: span.closes,
      before: t('openFrom', { time: formatOpeningTime(span.opens, locale) }),
      meanwhile: t('openUntil', { time: formatOpeningTime(span.closesAt, locale) }),
      afterwards: closedSentence(next, { t, locale }),
    }
  )
}

/** `Geschlossen bis Di, 24.11., 10:00 Uhr`: the day in full, since the page may be shown for longer than a day. */
export function closedSentence(next: OpeningDay['next'], { t, locale }: Words): string {
  if (!next) return t('closed')
  return t('closedUntil', {
    day: shortDay(next.day, locale),
    time: formatOpeningTime(next.time, locale),
  })
}
