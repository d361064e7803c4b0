import { useTranslations } from 'next-intl'
import type { Locale } from '#i18n/locales.ts'
import type { MessageTexts } from '#i18n/messages.ts'
import { type Money, formatMoney } from '#lib/text/money.ts'
import { shortDay } from '#lib/time/days.ts'
import { nameWithDay } from '#ui/links/name-with-day.ts'
import { ticketLabel } from '#ui/links/ticket-label.ts'
import { TicketLink } from '#ui/links/ticket-link.tsx'
import styles from './event-booking.module.css'

type EventStatus = 'ON_SALE' | keyof MessageTexts['programme']['row']['status']

export type BookableEvent = {
  number: number
  slug: string
  /** The name of the button contains it; missing on pages that have it as their own. */
  title?: string
  /** Such as `2026-11-21`. */
  day: string
  status: EventStatus
  /** First day of the sale, such as `2026-11-21`. */
  saleStartsOn?: string | null | undefined
  priceFrom?: Money | null | undefined
  ticketUrl?: string | null | undefined
  /** Whether the theatre itself has tickets; others may still sell them. */
  isOnSale?: boolean
}

const withoutPrice: readonly EventStatus[] = ['CANCELED', 'PAST_EVENT']

/** The end of a row in every list of events: why there are no tickets, the lowest price, and the button. */
export function EventBooking({ event, locale }: { event: BookableEvent; locale: Locale }) {
  const t = useTranslations('programme.row')
  const { status, priceFrom, ticketUrl, isOnSale = false } = event
  const label = ticketLabel(status)
  return (
    <div className={styles.booking} data-status={status}>
      {status !== 'ON_SALE' && <span className={styles.status}>{t(`status.${status}`)}</span>}{' '}
      {status === 'ADVANCE_SALE' && event.saleStartsOn && (
        <span>{t('from', { value: shortDay(event.saleStartsOn, locale) })}</span>
      )}{' '}
      {priceFrom && !withoutPrice.includes(status) && (
        <span className={styles.price}>{t('from', { value: formatMoney(priceFrom, locale) })}</span>
      )}{' '}
      {label && (
        <TicketLink
          className={styles.tickets}
          event={{ ...event, ticketUrl, isOnSale }}
          locale={locale}
          label={t(`${label}For`, { event: nameWithDay(event, locale) })}
        >
          {t(label)}
        </TicketLink>
      )}
    </div>
  )
}
