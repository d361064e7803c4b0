'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { readCart, rememberCart, subscribeToCart } from '#lib/browser/cart-cookies.ts'
import { type CartChange, noticeOf, type ShownCart } from './shown-cart.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

/** What happened last, to be told. */
export type CartNews = { kind: 'removed' | 'extended' } | { kind: 'refused'; code: string }

const calls = () => import('./cart-calls.ts')

/** The visitor's cart: what it holds, for how long, and what can be done with it. It follows what other tabs and the clock do. */
export function useCart(given: ShownCart | null, locale: Locale) {
  const [cart, setCart] = useState(given)
  const [news, setNews] = useState<CartNews>()
  const [isBusy, setBusy] = useState(false)
  const [isExpired, setExpired] = useState(false)

  const look = useEffectEvent(async () => {
    const { askForCart } = await calls()
    const now = await askForCart(locale)
    // Where nobody answers, what is shown stays.
    if (now) show(now)
    return now
  })

  function show(now: ShownCart) {
    if (now.ticketsQuantity > 0) setExpired(false)
    setCart(now)
  }

  async function change(ask: () => Promise<CartChange>, done: CartNews) {
    setBusy(true)
    const answer = await ask()
    setBusy(false)
    if (answer.ok) {
      show(answer.cart)
      setNews(done)
      return
    }
    setNews({ kind: 'refused', code: answer.code })
    await look()
  }

  const seconds = useSecondsLeft(cart ?? nothing, () => {
    void (async () => {
      const now = await look()
      if (now && now.ticketsQuantity > 0) return
      setExpired(true)
      rememberCart(null)
      setCart((before) => before && { ...before, ticketsQuantity: 0, tickets: [], secondsLeft: 0 })
    })()
  })

  const followCookies = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && !isBusy) void look()
  })
  const tellHeader = useEffectEvent(() => {
    if (!cart) {
      if (readCart()) void look()
      return
    }
    const notice = noticeOf(cart)
    if ((readCart()?.amount ?? 0) !== (notice?.amount ?? 0)) rememberCart(notice)
  })
  useEffect(() => {
    tellHeader()
    return subscribeToCart(followCookies)
  }, [])

  return {
    cart,
    seconds,
    news,
    isBusy,
    isExpired,
    extend(): void {
      void change(async () => (await calls()).extendHold(locale), { kind: 'extended' })
    },
    remove(id: number): void {
      void change(async () => (await calls()).removeTicket(locale, id), { kind: 'removed' })
    },
  }
}

const nothing = { secondsLeft: 0 }
