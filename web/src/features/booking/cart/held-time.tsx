'use client'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages.ts'
import { pathFor } from '#i18n/path-for.ts'
import { TimeWarning } from './time-left.tsx'
import { useCart } from './use-cart.ts'

/** Beside an embedded webshop: warns before the time is up. Needs JavaScript; the webshop says by itself until when seats are held. */
export function HeldTime({ locale, labels }: { locale: Locale; labels: Messages['cart'] }) {
  const { cart, seconds, isBusy, extend } = useCart(null, locale)
  if (!cart) return null
  const form = { action: pathFor('cart-change', {}, locale), csrfToken: '' }
  return (
    <TimeWarning
      seconds={seconds}
      cart={cart}
      labels={labels}
      form={form}
      isBusy={isBusy}
      onExtend={extend}
    />
  )
}
