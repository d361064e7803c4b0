import type { ReactNode } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { type FragmentType } from '#graphql/generated/fragment-masking.ts'
import type {
  EventRow_eventFragmentDoc,
  TeaserRow_teaserFragmentDoc,
} from '#graphql/generated/graphql.ts'
import { formatDay, dayOfMonth, monthName, weekday, yearOf } from '#lib/time/days.ts'
import styles from './day-list.module.css'
import { EventRow } from './event-row.tsx'
import type { DayOfProgramme } from './group-by-day.ts'
import { TeaserRow } from './teaser-row.tsx'

/** The number of days that fit a phone's first screen. */
const onFirstScreen = 3

type Event = { number: number; day: string } & FragmentType<typeof EventRow_eventFragmentDoc>
type Teaser = { number: number; day: string } & FragmentType<typeof TeaserRow_teaserFragmentDoc>

/** The programme, day by day. `continues` is the last day of the list before: its heading is not repeated. */
export function DayList(props: {
  days: readonly DayOfProgramme<Event, Teaser>[]
  locale: Locale
  continues?: string | undefined
  /** Level of the days' headings; those of the events are one below. */
  level?: 2 | 3
}) {
  const level = props.level ?? 2
  const days = props.days.map(({ day, events, teasers }, at) => (
    <Day
      key={day}
      day={day}
      locale={props.locale}
      level={level}
      isContinued={day === props.continues}
      isLater={at >= onFirstScreen}
    >
      {events.map((event) => (
        <li key={event.number}>
          <EventRow event={event} locale={props.locale} level={level === 2 ? 3 : 4} />
        </li>
      ))}
      {teasers.map((teaser) => (
        <li key={`teaser-${teaser.number}`}>
          <TeaserRow teaser={teaser} />
        </li>
      ))}
    </Day>
  ))
  return <div className={styles.days}>{days}</div>
}

function Day(props: {
  day: string
  locale: Locale
  level: 2 | 3
  isContinued: boolean
  isLater: boolean
  children: ReactNode
}) {
  const { day, locale } = props
  const Heading = `h${props.level}` as const
  return (
    <section
      className={styles.day}
      data-continued={props.isContinued || undefined}
      data-later={props.isLater ? '' : undefined}
    >
      <Heading className={styles.date}>
        <span className="visually-hidden">{formatDay(day, locale)}</span>{' '}
        <span className={styles.number} aria-hidden="true">
          {dayOfMonth(day)}
        </span>{' '}
        <span className={styles.name} aria-hidden="true">
          <b>{weekday(day, locale)}</b>{' '}
          <span>
            {monthName(day, locale)} {yearOf(day)}
          </span>
        </span>
      </Heading>
      <ol className={styles.rows}>{props.children}</ol>
    </section>
  )
}
