import type { Locale } from '#i18n/locales.ts'
import { loadMessages } from '#i18n/messages.ts'
import { pathFor } from '#i18n/path-for.ts'
import { webshopPath } from '#i18n/webshop-paths.ts'
import { LiveCart } from './live-cart.tsx'
import type { ShownCart } from './shown-cart.ts'

/** The visitor's cart. Whole and with working forms as it comes from the server; alive once JavaScript runs. */
export async function CartPage(props: {
  locale: Locale
  /** Null when it could not be had. */
  cart: ShownCart | null
  csrfToken: string
  /** Why the last form did not change anything. */
  problem: string | undefined
}) {
  const { locale } = props
  const { cart: labels } = await loadMessages(locale)
  return (
    <LiveCart
      locale={locale}
      labels={labels}
      cart={props.cart}
      problem={props.problem}
      csrfToken={props.csrfToken}
      paths={{
        change: pathFor('cart-change', {}, locale),
        cart: pathFor('cart', {}, locale),
        programme: pathFor('events', {}, locale),
        checkout: webshopPath,
      }}
    />
  )
}
