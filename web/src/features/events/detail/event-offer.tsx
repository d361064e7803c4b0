import { getTranslations } from 'next-intl/server'
import { bookingStatus, isBookable } from '#components/event/booking-state.ts'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { EventOffer_eventFragmentDoc } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { formatMoney } from '#lib/text/money.ts'
import { TicketLink } from '#ui/links/ticket-link.tsx'
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
  if (!event.ticketUrl || !isBookable(bookingStatus(event))) return null
  const price = cheapestPrice(event.prices)
  return (
    <aside className={styles.offer} aria-label={t('offer')} data-bottom-bar="" data-print="no">
      <KeepInView kind="ticket" text={t('tickets')} link={event.ticketUrl} url={event.ticketUrl} />
      <p>{price && tRow('priceFrom', { price: formatMoney(price) })}</p>
      <TicketLink
        event={{ ...event, slug: event.slugs[locale], isOnSale: event.sale === 'ON_SALE' }}
        locale={locale}
      >
        {t('tickets')}
      </TicketLink>
    </aside>
  )
}
