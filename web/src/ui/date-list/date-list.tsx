import { useTranslations } from 'next-intl'
import type { Locale } from '#i18n/locales.ts'
import type { MessageTexts } from '#i18n/messages.ts'
import { formatTime } from '#lib/time/clock.ts'
import { formatDay, dayOfMonth, monthName, weekday, yearOf } from '#lib/time/days.ts'
import { type Money, formatMoney } from '#lib/text/money.ts'
import { SiteLink } from '#ui/links/site-link.tsx'
import { nameWithDay } from '#ui/links/name-with-day.ts'
import { ticketLabel } from '#ui/links/ticket-label.ts'
import { TicketLink } from '#ui/links/ticket-link.tsx'
import styles from './date-list.module.css'

type EventStatus = 'ON_SALE' | keyof MessageTexts['programme']['row']['status']

export type DateEntry = {
  number: number
  slug: string
  /** Such as `2026-11-21`. */
  day: string
  /** Such as `19:30`; missing where only the day is known. */
  time?: string | null | undefined
  /** An instant, with its offset. */
  dateStart: string
  href: string
  /** The title, where the list has events of several productions. */
  title?: string
  /** Hall and venue; a repeated word is left out. */
  places: readonly (string | undefined)[]
  status: EventStatus
  priceFrom?: Money | null | undefined
  ticketUrl?: string | null | undefined
  /** Whether the theatre itself has tickets; others may still sell them. */
  isOnSale?: boolean
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
            {date.title && <b>{date.title}</b>}
            <span>{[...new Set(date.places)].filter(Boolean).join(', ')}</span>
          </p>
          <Booking date={date} locale={props.locale} />
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
        <span className="visually-hidden">{`${formatDay(day, locale)}, ${clock}`}</span>
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

function Booking({ date, locale }: { date: DateEntry; locale: Locale }) {
  const t = useTranslations('programme.row')
  const { status, priceFrom, ticketUrl, isOnSale = false } = date
  const label = ticketLabel(status)
  return (
    <div className={styles.booking}>
      {status !== 'ON_SALE' && <span className={styles.status}>{t(`status.${status}`)}</span>}
      {priceFrom && status !== 'CANCELED' && (
        <span className={styles.price}>
          {t('priceFrom', { price: formatMoney(priceFrom, locale) })}
        </span>
      )}
      {label && (
        <TicketLink
          className={styles.tickets}
          event={{ number: date.number, slug: date.slug, isOnSale, ticketUrl }}
          locale={locale}
          label={t(`${label}For`, { event: nameWithDay(date, locale) })}
        >
          {t(label)}
        </TicketLink>
      )}
    </div>
  )
}
