import type { Locale } from '#i18n/locales.ts'
import { formatTime } from '#lib/time/clock.ts'
import { formatDay, dayOfMonth, formatMonth, weekday } from '#lib/time/days.ts'
import styles from './event-day.module.css'

/**
 * Date and venue of an event in the style of a poster: a large day, the rest small beside it. `--event-day-size` sets
 * the size.
 */
export function EventDay(props: {
  event: {
    day: string
    time: string | null
    room: { name: string } | null
    venue: { name: string }
  }
  locale: Locale
}) {
  const { event, locale } = props
  const { day, time, room, venue } = event
  const clock = time && formatTime(time, locale)
  return (
    <p className={styles.date}>
      <span className="visually-hidden">
        {[formatDay(day, locale), clock].filter(Boolean).join(', ')}
      </span>{' '}
      <span className={styles.day} aria-hidden="true">
        {dayOfMonth(day)}
      </span>{' '}
      <span className={styles.when} aria-hidden="true">
        <b>{[weekday(day, locale), clock].filter(Boolean).join(', ')}</b>{' '}
        <span>{formatMonth(day, locale)}</span>
      </span>{' '}
      <span>{[...new Set([room?.name, venue.name])].filter(Boolean).join(', ')}</span>
    </p>
  )
}
