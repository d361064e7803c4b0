import { useEffect, useRef } from 'react'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { EventTitle_eventFragmentDoc } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { clockInWords } from '#lib/clock.ts'
import { dayInWords, dayOfMonth, monthInWords, weekday } from '#lib/days.ts'
import { titleFit } from '#lib/title-fit.ts'
import styles from './booking-dialog.module.css'
import type { BookingLabels } from './booking-labels.ts'

/** What is booked, as a poster says it: the day large, the title below. Has the focus when the widget opens. */
export function EventTitle(props: {
  id: string
  event: FragmentType<typeof EventTitle_eventFragmentDoc> | null | undefined
  locale: Locale
  labels: BookingLabels
}) {
  const { id, locale, labels } = props
  const event = readFragment(EventTitle_eventFragmentDoc, props.event)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const clock = event?.time && clockInWords(event.time, locale)
  return (
    <>
      <h2
        className={styles.title}
        id={id}
        ref={heading}
        tabIndex={-1}
        data-fit={event && titleFit(event.title)}
      >
        <span className={styles.kicker}>{labels.kicker}</span> {event?.title}
      </h2>
      {event && (
        <p className={styles.date}>
          <span className="visually-hidden">
            {[dayInWords(event.day, locale), clock].filter(Boolean).join(', ')}
          </span>
          <span className={styles.day} aria-hidden="true">
            {dayOfMonth(event.day)}
          </span>
          <span className={styles.when} aria-hidden="true">
            <b>{[weekday(event.day, locale), clock].filter(Boolean).join(', ')}</b>
            <span>{monthInWords(event.day, locale)}</span>
          </span>
          <span className={styles.place}>
            {[...new Set([event.room?.name, event.venue.name])].filter(Boolean).join(', ')}
          </span>
        </p>
      )}
    </>
  )
}
