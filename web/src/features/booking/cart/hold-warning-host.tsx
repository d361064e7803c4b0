'use client'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { readCart, subscribeToCart } from '#lib/browser/cart-cookies.ts'

const HoldWarning = lazy(() => import('./hold-warning.tsx'))

/**
 * Beside an embedded webshop: warns before the hold expires. Needs JavaScript; the webshop itself shows until when
 * seats are held.
 */
export function HoldWarningHost(props: { locale: Locale }) {
  const isHolding = useSyncExternalStore(
    subscribeToCart,
    () => readCart() !== null,
    () => false,
  )
  return <Suspense>{isHolding && <HoldWarning {...props} />}</Suspense>
}
