import type { FoundReferenceFragment } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { formatTime } from '#lib/time/clock.ts'
import { shortFullDay } from '#lib/time/days.ts'
import { momentAtTheatre } from '#lib/time/site-zone.ts'

/** When an event begins, by which it is told from others with its title: `Sa., 28.11.2026, 19:30 Uhr`. Undefined for all else. */
export function startOfEvent(
  { startsAt }: Pick<FoundReferenceFragment, 'startsAt'>,
  locale: Locale,
): string | undefined {
  if (!startsAt) return undefined
  const { day, clock } = momentAtTheatre(Date.parse(startsAt))
  const shownDay = shortFullDay(day, locale)
  // The origin counts an event of which only the day is known from midnight on.
  return clock === '00:00' ? shownDay : `${shownDay}, ${formatTime(clock, locale)}`
}
