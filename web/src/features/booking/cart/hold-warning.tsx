'use client'
import { withGraph } from '#graphql/with-graph.tsx'
import type { Locale } from '#i18n/locales.ts'
import { withMessages } from '#i18n/with-messages.tsx'
import { pathFor } from '#i18n/paths/path-for.ts'
import { cartMessages } from './cart-messages.ts'
import { TimeWarning } from './time-left.tsx'
import { useCart } from './use-cart.ts'

export default withGraph(withMessages(HoldWarning, cartMessages))

function HoldWarning({ locale }: { locale: Locale }) {
  const { cart, seconds, isBusy, extend } = useCart(locale)
  if (!cart) return null
  const form = { action: pathFor('cart-change', {}, locale), csrfToken: '' }
  return <TimeWarning {...{ cart, seconds, form, isBusy }} onExtend={extend} />
}
