'use client'
import { useApolloClient, useFragment } from '@apollo/client/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { findGraphProblem } from '#graphql/graph-error.ts'
import { readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  type ExtendHoldMutation,
  HeldCartFragmentDoc,
  type RemoveTicketMutation,
} from '#graphql/generated/graphql.ts'
import {
  useExtendHoldMutation,
  useHeldCartNowLazyQuery,
  useRemoveTicketMutation,
} from '#graphql/generated/hooks.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { Locale } from '#i18n/locales.ts'
import { readCart, subscribeToCart } from '#lib/browser/cart-cookies.ts'
import { rememberCart } from '#lib/browser/remember-cart.ts'
import { cartReference, type CartNews, noticeOf, type ShownCart } from './shown-cart.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

type Changed = ExtendHoldMutation['extendCart'] | RemoveTicketMutation['removeFromCart'] | undefined

/** The visitor's cart: its content, its remaining time and its actions. It follows other tabs and the clock. */
export function useCart(locale: Locale) {
  const variables = { locale: graphLocale(locale) }
  const { cache } = useApolloClient()
  const { data, complete } = useFragment({ fragment: HeldCartFragmentDoc, from: cartReference })
  const cart = complete ? data : null
  const [fetchCart] = useHeldCartNowLazyQuery({ fetchPolicy: 'network-only' })
  const [extendHold, extending] = useExtendHoldMutation({ variables })
  const [removeTicket, removing] = useRemoveTicketMutation()
  const isBusy = extending.loading || removing.loading
  const [news, setNews] = useState<CartNews>()
  const [isOver, setOver] = useState(false)

  // After a failed request the shown cart stays.
  const reload = useEffectEvent(async (): Promise<ShownCart | null> => {
    const result = await fetchCart({ variables }).catch(() => undefined)
    return result?.data?.cart ? readFragment(HeldCartFragmentDoc, result.data.cart) : null
  })

  const endHold = useEffectEvent(async () => {
    const now = await reload()
    if (now && now.ticketsQuantity > 0) return
    setOver(true)
    rememberCart(null)
    const id = cache.identify(cartReference)
    if (!id) return
    cache.modify({
      id,
      fields: { ticketsQuantity: () => 0, tickets: () => [], secondsLeft: () => 0 },
    })
  })
  const seconds = useSecondsLeft(cart ?? undefined, () => void endHold())

  const followCookies = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && !isBusy) void reload()
  })
  const updateHeader = useEffectEvent(() => {
    if (!cart) {
      if (readCart()) void reload()
      return
    }
    const notice = noticeOf(cart)
    if ((readCart()?.amount ?? 0) !== (notice?.amount ?? 0)) rememberCart(notice)
  })
  useEffect(() => {
    updateHeader()
    return subscribeToCart(followCookies)
  }, [])

  /** Announces the result of a change to the visitor, the header and other tabs. */
  async function announce(change: Promise<Changed>, done: CartNews) {
    const { cart: changed, code } = await change.then(outcomeOf, (error: unknown) => ({
      cart: undefined,
      code: findGraphProblem(error)?.code ?? 'FAILED',
    }))
    if (changed) {
      setOver(false)
      setNews(done)
      rememberCart(noticeOf(changed))
      return
    }
    setNews({ kind: 'refused', code: code.toLowerCase() })
    // It may have been changed elsewhere, or have expired.
    await fetchCart({ variables }).catch(() => undefined)
  }

  return {
    cart,
    seconds,
    news,
    isBusy,
    isExpired: isOver && !cart?.ticketsQuantity,
    extend(): void {
      void announce(
        extendHold().then((result) => result.data?.extendCart),
        { kind: 'extended' },
      )
    },
    remove(number: number): void {
      void announce(
        removeTicket({ variables: { ...variables, number } }).then(
          (result) => result.data?.removeFromCart,
        ),
        { kind: 'removed' },
      )
    },
  }
}

function outcomeOf(result: Changed) {
  if (result?.__typename === 'Cart') return { cart: readFragment(HeldCartFragmentDoc, result) }
  return { cart: undefined, code: result?.__typename === 'CartProblem' ? result.code : 'FAILED' }
}
