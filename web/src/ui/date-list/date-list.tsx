import type { Locale } from '#i18n/locales.ts'
import { clockInWords } from '#lib/time/clock.ts'
import { dayInWords, dayOfMonth, monthName, weekday, yearOf } from '#lib/time/days.ts'
import { euros } from '#lib/text/money.ts'
import { SiteLink } from '#ui/links/site-link.tsx'
import { TicketLink } from '#ui/links/ticket-link.tsx'
import styles from './date-list.module.css'

export type DateEntry = {
  id: number
  slug: string
  /** As `2026-11-21`. */
  day: string
  /** As `19:30`; missing where only the day is known. */
  time?: string | null | undefined
  /** Point in time, with its offset. */
  dateStart: string
  href: string
  /** What is on, where the list is of more than one thing. */
  title?: string
  /** Room and house; a word that says the same twice is left out. */
  places: readonly (string | undefined)[]
  /** In words; missing where nothing needs to be said. */
  status?: string | undefined
  isCanceled?: boolean
  priceFrom?: string | null | undefined
  ticketUrl?: string | null | undefined
  /** Whether the house itself has tickets to give; they may be had elsewhere still. */
  isOnSale?: boolean
}

/** Labels of a row of the programme. */
type DateLabels = { dayOnly: string; tickets: string; ticketsFor: string; priceFrom: string }

/** Dates one below the other, each leading to its evening: for pages that have said already what is on. */
export function DateList(props: {
  dates: readonly DateEntry[]
  locale: Locale
  labels: DateLabels
}) {
  if (props.dates.length === 0) return null
  return (
    <ol className={styles.dates}>
      {props.dates.map((date) => (
        <li key={date.id} className={styles.date} data-canceled={date.isCanceled || undefined}>
          <Day {...date} locale={props.locale} labels={props.labels} />
          <p className={styles.place}>
            {date.title && <b>{date.title}</b>}
            <span>{[...new Set(date.places)].filter(Boolean).join(', ')}</span>
          </p>
          <Booking date={date} locale={props.locale} labels={props.labels} />
        </li>
      ))}
    </ol>
  )
}

function Day(props: DateEntry & { locale: Locale; labels: DateLabels }) {
  const { day, time, locale, labels } = props
  const clock = time ? clockInWords(time, locale) : labels.dayOnly
  return (
    <SiteLink className={styles.day} href={props.href}>
      <time dateTime={time ? props.dateStart : day}>
        <span className="visually-hidden">{`${dayInWords(day, locale)}, ${clock}`}</span>
        <span className={styles.number} aria-hidden="true">
          {dayOfMonth(day)}
        </span>
        <span className={styles.name} aria-hidden="true">
          <b>{`${weekday(day, locale)}, ${clock}`}</b>
          <span>{`${monthName(day, locale)} ${yearOf(day)}`}</span>
        </span>
      </time>
    </SiteLink>
  )
}

function Booking({
  date,
  locale,
  labels,
}: {
  date: DateEntry
  locale: Locale
  labels: DateLabels
}) {
  const { status, priceFrom, ticketUrl, isCanceled, isOnSale = false } = date
  const named = [date.title, dayInWords(date.day, locale)].filter(Boolean).join(', ')
  return (
    <div className={styles.booking}>
      {status && <span className={styles.status}>{status}</span>}
      {priceFrom && !isCanceled && (
        <span className={styles.price}>
          {labels.priceFrom.replace('{price}', euros(priceFrom))}
        </span>
      )}
      {ticketUrl && (
        <TicketLink
          className={styles.tickets}
          event={{ id: date.id, slug: date.slug, isOnSale, ticketUrl }}
          locale={locale}
          label={labels.ticketsFor.replace('{title}', named)}
        >
          {labels.tickets}
        </TicketLink>
      )}
    </div>
  )
}
