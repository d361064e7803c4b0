import type { Locale } from '#i18n/locales.ts'
import { clockInWords } from '#lib/time/clock.ts'
import { dayInWords, dayOfMonth, monthInWords, weekday } from '#lib/time/days.ts'
import styles from './event-day.module.css'

/** When and where an event is, as a poster says it: the day large, the rest small beside it. `--event-day-size` sets how large. */
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
  const clock = time && clockInWords(time, locale)
  return (
    <p className={styles.date}>
      <span className="visually-hidden">
        {[dayInWords(day, locale), clock].filter(Boolean).join(', ')}
      </span>
      <span className={styles.day} aria-hidden="true">
        {dayOfMonth(day)}
      </span>
      <span className={styles.when} aria-hidden="true">
        <b>{[weekday(day, locale), clock].filter(Boolean).join(', ')}</b>
        <span>{monthInWords(day, locale)}</span>
      </span>
      <span>{[...new Set([room?.name, venue.name])].filter(Boolean).join(', ')}</span>
    </p>
  )
}
