import { useTranslations } from 'next-intl'
import type { Locale } from '#i18n/locales.ts'
import { formatTime } from '#lib/time/clock.ts'
import { formatDay, dayOfMonth, monthName, weekday, yearOf } from '#lib/time/days.ts'
import { type BookableEvent, EventBooking } from '#ui/event-booking/event-booking.tsx'
import { SiteLink } from '#ui/links/site-link.tsx'
import styles from './date-list.module.css'

export type DateEntry = BookableEvent & {
  /** Such as `19:30`; missing where only the day is known. */
  time?: string | null | undefined
  /** An instant, with its offset. */
  dateStart: string
  href: string
  /** Hall and venue; a repeated word is left out. */
  places: readonly (string | undefined)[]
}

/** Dates one below the other, each with a link to its event: for pages whose title says what is on. */
export function DateList(props: { dates: readonly DateEntry[]; locale: Locale }) {
  if (props.dates.length === 0) return null
  return (
    <ol className={styles.dates}>
      {props.dates.map((date) => (
        <li
          key={date.number}
          className={styles.date}
          data-canceled={date.status === 'CANCELED' || undefined}
        >
          <Day {...date} locale={props.locale} />
          <p className={styles.place}>
            {date.title && <b>{date.title}</b>}{' '}
            <span>{[...new Set(date.places)].filter(Boolean).join(', ')}</span>
          </p>
          <div className={styles.booking}>
            <EventBooking event={date} locale={props.locale} />
          </div>
        </li>
      ))}
    </ol>
  )
}

function Day(props: DateEntry & { locale: Locale }) {
  const t = useTranslations('programme.row')
  const { day, time, locale } = props
  const clock = time ? formatTime(time, locale) : t('dayOnly')
  return (
    <SiteLink className={styles.day} href={props.href}>
      <time dateTime={time ? props.dateStart : day}>
        <span className="visually-hidden">{`${formatDay(day, locale)}, ${clock}`}</span>{' '}
        <span className={styles.number} aria-hidden="true">
          {dayOfMonth(day)}
        </span>{' '}
        <span className={styles.name} aria-hidden="true">
          <b>{`${weekday(day, locale)}, ${clock}`}</b>{' '}
          <span>{`${monthName(day, locale)} ${yearOf(day)}`}</span>
        </span>
      </time>
    </SiteLink>
  )
}
