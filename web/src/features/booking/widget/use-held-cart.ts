'use client'
import { useFragment } from '@apollo/client/react'
import { useEffect, useEffectEvent } from 'react'
import { cartReference, noticeOf } from '#features/booking/cart/shown-cart.ts'
import { useSecondsLeft } from '#features/booking/cart/use-seconds-left.ts'
import { readFragment } from '#graphql/generated/fragment-masking.ts'
import { CartTimeFragmentDoc } from '#graphql/generated/graphql.ts'
import { useCartTimeNowLazyQuery } from '#graphql/generated/hooks.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { Locale } from '#i18n/locales.ts'
import { subscribeToCart } from '#lib/browser/cart-cookies.ts'
import { rememberCart } from '#lib/browser/remember-cart.ts'

/**
 * The number of tickets in the cart and their remaining time, from the latest response. It is reloaded when another tab
 * has changed the cart, when this tab was in the background, and at the end: it may have been extended elsewhere.
 */
export function useHeldCart(locale: Locale): { ticketsQuantity: number; seconds: number } {
  const { data, complete } = useFragment({ fragment: CartTimeFragmentDoc, from: cartReference })
  const cart = complete ? data : undefined
  const [fetchCart] = useCartTimeNowLazyQuery({ fetchPolicy: 'network-only' })

  const reload = useEffectEvent(async ({ isOver }: { isOver: boolean }) => {
    const variables = { locale: graphLocale(locale) }
    // After a failed request the clock goes on as it was.
    const result = await fetchCart({ variables }).catch(() => undefined)
    const now = result?.data?.cart && readFragment(CartTimeFragmentDoc, result.data.cart)
    // Every other part that has changed the cart has announced it already.
    if (now && isOver) rememberCart(noticeOf(now))
  })
  const seconds = useSecondsLeft(cart, () => void reload({ isOver: true }))
  useEffect(() => subscribeToCart(() => void reload({ isOver: false })), [])

  return { ticketsQuantity: cart?.ticketsQuantity ?? 0, seconds }
}
