import { useTranslations } from 'next-intl'
import type { HubSalesQuery } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { HubList } from '#features/hub/hub-list.tsx'
import styles from '#features/hub/hub.module.css'
import { BarPlot } from '#features/hub/plots/bar-plot.tsx'
import { formatMoney } from '#lib/text/money.ts'
import { formatTime } from '#lib/time/clock.ts'
import { shortDay } from '#lib/time/days.ts'
import { SiteLink } from '#ui/links/site-link.tsx'
import own from './sections.module.css'

type Sales = NonNullable<HubSalesQuery['dashboardSales']>
type EventSales = Sales['events'][number]

/** How full the next events are, and what was sold in the last weeks. */
export function SalesSection({ sales, locale }: { sales: Sales; locale: Locale }) {
  const t = useTranslations('hub.sales')
  return (
    <div className={styles.columns}>
      <div>
        <h3 className={styles.subheading}>{t('events')}</h3>
        <HubList
          none={t('none')}
          rows={sales.events.map((event) => ({
            key: String(event.eventNumber),
            row: <Seats event={event} locale={locale} />,
          }))}
        />
      </div>
      <BarPlot
        caption={t('weeks')}
        labelHeading={t('week')}
        columns={[t('tickets'), t('orders'), t('revenue')]}
        drawn={[0]}
        rows={sales.weeks.map(({ monday, tickets, orders, revenue }) => ({
          key: monday,
          label: shortDay(monday, locale),
          values: [tickets, orders, Number(revenue.amount)],
          texts: [String(tickets), String(orders), formatMoney(revenue, locale)],
        }))}
      />
    </div>
  )
}

function Seats({ event, locale }: { event: EventSales; locale: Locale }) {
  const t = useTranslations('hub.sales')
  const { eventNumber: number, slug, title, day, time, place, sold, held, free } = event
  const start = time ? `, ${formatTime(time, locale)}` : ''
  const all = Math.max(1, sold + held + free)
  return (
    <>
      <p className={styles.rowTitle}>
        <SiteLink href={pathFor('events-slug-id', { slug, number }, locale)}>{title}</SiteLink>
      </p>
      <p className={styles.detail}>
        {shortDay(day, locale)}
        {start} · {place}
      </p>
      <p>{t('seats', { sold: String(sold), held: String(held), free: String(free) })}</p>
      <svg
        className={own.seats}
        viewBox={`0 0 ${all} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className={own.sold} width={sold} height={1} />
        <rect className={own.held} x={sold} width={held} height={1} />
      </svg>
    </>
  )
}
