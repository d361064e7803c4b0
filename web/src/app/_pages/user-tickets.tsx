import { getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { LogInForm } from '#features/account/log-in-form.tsx'
import { OtherWays } from '#features/account/mail-links/other-ways.tsx'
import { AccountPage } from '#features/account/profile-page.tsx'
import { findSubscriptions } from '#features/account/subscriptions/find-subscriptions.ts'
import { SubscriptionsSection } from '#features/account/subscriptions/subscriptions-section.tsx'
import { findOrders } from '#features/account/tickets/find-orders.ts'
import { hasTickets, Reservation } from '#features/booking/cart/reservation.tsx'
import { findCart } from '#features/booking/cart/find-cart.ts'
import { TicketsView } from '#features/account/tickets/tickets-view.tsx'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { pathsFor } from '#i18n/paths/path-for.ts'
import { momentAtTheatre } from '#lib/time/site-zone.ts'

/** S-09: the tickets, subscriptions and orders of an account, or the log-in form for visitors who are not logged in. */
export const page = definePage({
  name: 'user-tickets',
  async load({ locale }) {
    const visitor = await headers()
    const [found, cart] = await Promise.all([
      findOrders(locale, visitor),
      findCart(locale, visitor),
    ])
    const subscriptions =
      found.status === 'logged-in' ? await findSubscriptions(locale, visitor) : undefined
    return { ...found, cart, subscriptions }
  },
  paths: () => pathsFor('user-tickets', () => ({})),
  async describe(_, { locale, paths }) {
    const t = await getTranslations('accountTickets')
    return pageMetadata({ locale, paths, title: t('title') })
  },
  async compose(found, { locale, frame }) {
    if (found.status !== 'logged-in') {
      const t = await getTranslations('account')
      return (
        <PageFrame {...frame}>
          <AccountPage
            title={t('logIn')}
            notice={found.status === 'unknown' ? 'unknown' : undefined}
          >
            <LogInForm locale={locale} loginUrl={frame.content.addresses.login} />
            <OtherWays locale={locale} />
          </AccountPage>
        </PageFrame>
      )
    }
    const t = await getTranslations('accountTickets')
    const reservation = found.cart && hasTickets(found.cart) && (
      <Reservation locale={locale} cart={found.cart} />
    )
    const { day: today } = momentAtTheatre(Date.now())
    return (
      <PageFrame {...frame}>
        <AccountPage title={t('title')}>
          <TicketsView
            locale={locale}
            orders={found.orders}
            today={today}
            reservation={reservation}
            subscriptions={
              <SubscriptionsSection
                subscriptions={found.subscriptions}
                locale={locale}
                today={today}
              />
            }
          />
        </AccountPage>
      </PageFrame>
    )
  },
})
