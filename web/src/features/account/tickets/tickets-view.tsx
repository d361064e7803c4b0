import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { formatMoney } from '#lib/text/money.ts'
import { formatDay } from '#lib/time/days.ts'
import { momentAtTheatre } from '#lib/time/site-zone.ts'
import { SiteLink } from '#ui/links/site-link.tsx'
import { type Evening, eveningsOf } from './evenings-of.ts'
import { EveningCard } from './evening-card.tsx'
import type { OwnOrder } from './find-orders.ts'
import styles from './tickets.module.css'

/** The coming and past evenings of an account with their tickets, and all its orders. */
export function TicketsView(props: {
  locale: Locale
  orders: readonly OwnOrder[]
  today: string
  /** What the cart holds at the moment; undefined if it is empty. */
  reservation: ReactNode
  subscriptions: ReactNode
}) {
  const { locale, orders, today, reservation, subscriptions } = props
  const t = useTranslations('accountTickets')
  const { coming, past } = eveningsOf(orders, today)
  const reserved = reservation && (
    <section className={styles.section} aria-labelledby="reservation">
      <h2 id="reservation" className={styles.heading}>
        {t('reservation')}
      </h2>
      {reservation}
    </section>
  )
  if (orders.length === 0) {
    return (
      <>
        {reserved}
        {subscriptions}
        <div className={styles.section}>
          <p>{t('none')}</p>
          <p>
            <SiteLink href={pathFor('events', {}, locale)}>{t('toDates')} →</SiteLink>
          </p>
        </div>
      </>
    )
  }
  return (
    <>
      {reserved}
      <Evenings title={t('coming')} evenings={coming} locale={locale} isComing />
      {subscriptions}
      {past.length > 0 && <Evenings title={t('past')} evenings={past} locale={locale} />}
      <section className={styles.section} aria-labelledby="orders">
        <h2 id="orders" className={styles.heading}>
          {t('orders')}
        </h2>
        <ul className={styles.orders}>
          {orders.map((order) => (
            <li key={order.number}>
              <OrderRow order={order} locale={locale} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

function Evenings(props: {
  title: string
  evenings: readonly Evening[]
  locale: Locale
  isComing?: true
}) {
  const { title, evenings, locale, isComing } = props
  const t = useTranslations('accountTickets')
  const id = isComing ? 'coming' : 'past'
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {evenings.length === 0 && <p>{t('noneComing')}</p>}
      <ul className={styles.evenings}>
        {evenings.map((evening) => (
          <li key={evening.tickets[0].code}>
            <EveningCard evening={evening} locale={locale} isComing={isComing ?? false} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OrderRow({ order, locale }: { order: OwnOrder; locale: Locale }) {
  const t = useTranslations('accountTickets')
  const { day } = momentAtTheatre(Date.parse(order.placedAt))
  const state = order.status === 'PLACED' ? order.paymentStatus : order.status
  return (
    <>
      <p>
        {/* The box office is a site of its own: not by the router. */}
        <a href={order.url}>{t('order', { number: String(order.number) })}</a>
        <br />
        <span className={styles.hint}>
          {formatDay(day, locale)} · {t('tickets', { count: order.tickets.length })} ·{' '}
          {formatMoney(order.total, locale)}
        </span>
      </p>
      <p className={styles.state}>
        {t(`states.${state}`)}
        {order.status !== 'UNCONFIRMED' && (
          <>
            {' · '}
            <a
              href={`${order.url}invoice.pdf`}
              aria-label={t('invoiceNamed', { number: String(order.number) })}
            >
              {t('invoice')}
            </a>
          </>
        )}
      </p>
    </>
  )
}
