'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { useCartTimeLazyQuery } from '#graphql/generated/hooks.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { Locale } from '#i18n/locales.ts'
import { rememberCart, subscribeToCart } from '#lib/browser/cart-cookies.ts'
import type { HeldCart } from '#features/booking/rules/hold-seats.ts'

const tickMs = 1000

/**
 * A cart whose seconds run down. It is asked for anew when another tab has changed it, when this one was away, and at its end: it may
 * have been extended elsewhere.
 */
export function useHeldCart(given: HeldCart, locale: Locale): HeldCart {
  const [askForCart] = useCartTimeLazyQuery({ fetchPolicy: 'network-only' })
  const [cart, setCart] = useState(() => withDeadline(given))
  const [secondsLeft, setSecondsLeft] = useState(given.secondsLeft)

  const ask = useEffectEvent(async ({ isOver }: { isOver: boolean }) => {
    const question = { variables: { locale: graphLocale(locale) } }
    // Where nobody answers, the clock goes on as it was.
    const { data } = await askForCart(question).catch(() => ({ data: undefined }))
    if (!data?.cart) return
    const { ticketsQuantity, cartUrl } = data.cart
    // Everybody else who has changed the cart has told of it already.
    if (isOver) rememberCart(ticketsQuantity > 0 ? { amount: ticketsQuantity, url: cartUrl } : null)
    setSecondsLeft(data.cart.secondsLeft)
    setCart(withDeadline(data.cart))
  })

  useEffect(() => {
    const tick = () => {
      const left = Math.max(0, Math.ceil((cart.deadlineMs - Date.now()) / 1000))
      setSecondsLeft(left)
      if (left > 0) return
      clearInterval(timer)
      void ask({ isOver: true })
    }
    const timer = setInterval(tick, tickMs)
    return () => clearInterval(timer)
  }, [cart])
  useEffect(() => subscribeToCart(() => void ask({ isOver: false })), [])

  return { ...cart, secondsLeft }
}

function withDeadline(cart: HeldCart) {
  return { ...cart, deadlineMs: Date.now() + cart.secondsLeft * 1000 }
}
