import type { Locale } from '#i18n/locales.ts'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { ProgrammeFilters_queryFragmentDoc } from '#graphql/generated/graphql.ts'
import type { Translate } from '#i18n/translate.ts'
import { monthAfter, monthName, monthOf, yearOf } from '#lib/time/days.ts'
import type { FilterKind } from './programme-choice.ts'

/** Days with events, from the first of the list's first month on. */
export type ProgrammeCalendar = {
  dates: readonly string[]
  first: string | undefined
  last: string | undefined
  today: string
}

type Month = { firstDay: string; name: string; year: string | undefined }

/** What the filters show beside the list, as plain values for the browser. */
export type ProgrammeView = {
  /** Number of events in the list. */
  count: number
  /** That number as a message; and one for each number in `counts`. */
  countLabel: string
  countLabels: Record<number, string>
  /** Number of events for each option, by its id. */
  counts: Record<FilterKind, Record<number, number>>
  calendar: ProgrammeCalendar
  months: Month[]
  earlierMonth: string | undefined
}

type ViewOf = {
  date: string | undefined
  count: number
  locale: Locale
  t: Translate<'programme'>
}

const maxMonths = 12

/** Reads the view from the graph's response. */
export function programmeView(
  query: FragmentType<typeof ProgrammeFilters_queryFragmentDoc>,
  { date, count, locale, t }: ViewOf,
): ProgrammeView {
  const formatCount = (count: number) => t('filter.events', { count })
  const { calendar, eventCounts } = readFragment(ProgrammeFilters_queryFragmentDoc, query)
  const dates = calendar?.dates ?? []
  const today = calendar?.today ?? ''
  const counts = {
    room: byId(eventCounts?.rooms),
    venue: byId(eventCounts?.venues),
    type: byId(eventCounts?.exhibitionTypes),
    tag: byId(eventCounts?.tags),
    series: byId(eventCounts?.series),
    genre: byId(eventCounts?.genres),
  }
  const numbers = new Set([0, ...Object.values(counts).flatMap((ofKind) => Object.values(ofKind))])
  return {
    count,
    countLabel: formatCount(count),
    countLabels: Object.fromEntries([...numbers].map((number) => [number, formatCount(number)])),
    counts,
    calendar: {
      dates,
      first: calendar?.first ?? undefined,
      last: calendar?.last ?? undefined,
      today,
    },
    months: monthsOf(dates, locale),
    earlierMonth: earlierMonth({ start: date ?? today, first: calendar?.first ?? undefined }),
  }
}

function byId(counts: readonly { number: number; count: number }[] = []): Record<number, number> {
  return Object.fromEntries(counts.map(({ number, count }) => [number, count]))
}

function monthsOf(dates: readonly string[], locale: Locale): Month[] {
  const firstDays = [...new Set(dates.map((day) => `${monthOf(day)}-01`))].slice(0, maxMonths)
  return firstDays.map((firstDay, index) => ({
    firstDay,
    name: monthName(firstDay, locale),
    year: index === 0 || firstDay.slice(5, 7) === '01' ? yearOf(firstDay) : undefined,
  }))
}

/** The month before the list's first month, if there were events then or earlier. */
function earlierMonth({ start, first }: { start: string; first: string | undefined }) {
  if (!start || !first) return undefined
  const earlier = monthAfter(start, -1)
  return monthOf(first) <= monthOf(earlier) ? earlier : undefined
}
