import { readFragment } from '#graphql/generated/fragment-masking.ts'
import { HeldCartFragmentDoc, type HeldCartNowQuery } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { webshopPath } from '#i18n/paths/webshop-paths.ts'
import { CartIsland } from './cart-island.tsx'
import { CartView } from './cart-view.tsx'

/** The visitor's cart. Complete and with working forms from the server; interactive once JavaScript runs. */
export function CartPage(props: {
  locale: Locale
  /** Null when it could not be loaded. */
  cart: HeldCartNowQuery['cart']
  csrfToken: string
  /** Why the last form had no effect. */
  problem: string | undefined
}) {
  const { locale } = props
  const cart = props.cart ? readFragment(HeldCartFragmentDoc, props.cart) : null
  const page = {
    locale,
    problem: props.problem,
    csrfToken: props.csrfToken,
    paths: {
      change: pathFor('cart-change', {}, locale),
      cart: pathFor('cart', {}, locale),
      programme: pathFor('events', {}, locale),
      checkout: webshopPath,
    },
  }
  return (
    <CartIsland live={{ ...page, first: props.cart }}>
      <CartView {...page} cart={cart} seconds={cart?.secondsLeft ?? 0} />
    </CartIsland>
  )
}
