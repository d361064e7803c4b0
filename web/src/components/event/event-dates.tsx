import type { Locale } from '#i18n/locales.ts'
import { DayList } from './day-list.tsx'
import { groupByDay } from './group-by-day.ts'
import heading from '#ui/detail/heading.module.css'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { EventDates_eventFragmentDoc } from '#graphql/generated/graphql.ts'

/** Events with a heading; without events the text `none`, or nothing. */
export function EventDates(props: {
  id: string
  heading: string
  none?: string
  events: readonly FragmentType<typeof EventDates_eventFragmentDoc>[]
  locale: Locale
}) {
  const isEmpty = props.events.length === 0
  if (isEmpty && !props.none) return null
  const events = props.events.map((event) => readFragment(EventDates_eventFragmentDoc, event))
  const days = groupByDay({ events, teasers: [], followingDay: undefined })
  return (
    <section aria-labelledby={props.id}>
      <h2 id={props.id} className={heading.heading}>
        {props.heading}
      </h2>
      {isEmpty && <p>{props.none}</p>}
      <DayList days={days} locale={props.locale} level={3} />
    </section>
  )
}
