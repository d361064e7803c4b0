'use client'
import { withGraph } from '#graphql/with-graph.tsx'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { TimeWarning } from './time-left.tsx'
import { useCart } from './use-cart.ts'

export default withGraph(LiveHeldTime)

function LiveHeldTime({ locale, labels }: { locale: Locale; labels: Messages['cart'] }) {
  const { cart, seconds, isBusy, extend } = useCart(locale)
  if (!cart) return null
  const form = { action: pathFor('cart-change', {}, locale), csrfToken: '' }
  return <TimeWarning {...{ cart, seconds, labels, form, isBusy }} onExtend={extend} />
}
