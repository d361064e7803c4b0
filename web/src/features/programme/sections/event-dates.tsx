import type { Locale } from '#i18n/locales.ts'
import { DayList } from '#features/programme/list/day-list.tsx'
import { groupByDay } from '#features/programme/list/group-by-day.ts'
import type { RowLabels } from '#features/programme/list/row-labels.ts'
import heading from './heading.module.css'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { EventDates_eventFragmentDoc } from '#graphql/generated/graphql.ts'

/** Events under a heading of their own; nothing where there are none. */
export function EventDates(props: {
  id: string
  heading: string
  events: readonly FragmentType<typeof EventDates_eventFragmentDoc>[]
  locale: Locale
  labels: RowLabels
}) {
  if (props.events.length === 0) return null
  const events = props.events.map((event) => readFragment(EventDates_eventFragmentDoc, event))
  const days = groupByDay({ events, teasers: [], followingDay: undefined })
  return (
    <section aria-labelledby={props.id}>
      <h2 id={props.id} className={heading.heading}>
        {props.heading}
      </h2>
      <DayList days={days} locale={props.locale} labels={props.labels} level={3} />
    </section>
  )
}
