import { getTranslations } from 'next-intl/server'
import { bookingStatus } from '#components/event/booking-state.ts'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { EventOffer_eventFragmentDoc } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { formatMoney } from '#lib/text/money.ts'
import { ticketLabel } from '#ui/links/ticket-label.ts'
import { TicketLink } from '#ui/links/ticket-link.tsx'
import { ticketTarget } from '#ui/links/ticket-target.ts'
import { KeepInView } from '#ui/keep-in-view.tsx'
import { cheapestPrice } from './cheapest-price.ts'
import styles from './event-offer.module.css'

/** In narrow windows the ticket link stays at the bottom of the window; in wide ones it is in the column of facts. */
export async function EventOffer(props: {
  event: FragmentType<typeof EventOffer_eventFragmentDoc>
  locale: Locale
}) {
  const { locale } = props
  const t = await getTranslations('event')
  const tRow = await getTranslations('programme.row')
  const event = readFragment(EventOffer_eventFragmentDoc, props.event)
  const status = bookingStatus(event)
  const label = ticketLabel(status)
  const ticketed = { ...event, slug: event.slugs[locale], isOnSale: status === 'ON_SALE' }
  const target = label && ticketTarget(ticketed, locale)
  if (!target) return null
  const price = cheapestPrice(event.prices)
  const priceFrom = price && tRow('from', { value: formatMoney(price, locale) })
  return (
    <aside className={styles.offer} aria-label={t('offer')} data-bottom-bar="" data-print="no">
      <KeepInView
        kind="ticket"
        text={priceFrom ? `${t(label)} ${priceFrom}` : t(label)}
        link={target.href}
        url={target.href}
        ticketsOf={target.opensWidget ? event.number : undefined}
      />
      <p>{priceFrom}</p>
      <TicketLink event={ticketed} locale={locale}>
        {t(label)}
      </TicketLink>
    </aside>
  )
}
