'use client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { HeldCartNowDocument, type HeldCartNowQuery } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { withGraph } from '#graphql/with-graph.tsx'
import { withMessages } from '#i18n/with-messages.tsx'
import { cartMessages } from './cart-messages.ts'
import { type CartPage, CartView } from './cart-view.tsx'
import { useCart } from './use-cart.ts'

type Props = CartPage & {
  /** The cart as rendered by the server. */
  first: HeldCartNowQuery['cart']
}

/** The interactive cart: a running countdown, and changes without leaving the page. */
export default withGraph(withMessages(LiveCart, cartMessages))

function LiveCart({ first, ...page }: Props) {
  const client = useApolloClient()
  useState(() => {
    if (!first) return
    const variables = { locale: graphLocale(page.locale) }
    const data = { __typename: 'Query', cart: first } as const
    client.writeQuery({ query: HeldCartNowDocument, variables, data })
  })
  const { extend, remove, ...shown } = useCart(page.locale)
  const heading = useRef<HTMLHeadingElement>(null)
  const removed = useRef({ number: 0, index: 0 })
  const focusedFor = useRef(shown.news)
  const { news, cart } = shown

  // The pressed button is removed with its ticket or warning: the focus moves to the ticket in its place, or to the top.
  useEffect(() => {
    if (!news || news === focusedFor.current) return
    const isShown = cart?.tickets.some(({ number }) => number === removed.current.number)
    if (news.kind === 'removed' && isShown) return
    focusedFor.current = news
    if (document.activeElement !== document.body) return
    if (news.kind === 'removed') {
      const page = heading.current?.parentElement
      const left = page?.querySelectorAll<HTMLElement>('[data-removes]') ?? []
      const next = left[Math.min(removed.current.index, left.length - 1)]
      return (next ?? heading.current)?.focus()
    }
    heading.current?.focus({ preventScroll: true })
  }, [news, cart])

  const removeTicket = (number: number) => {
    removed.current = {
      number,
      index: cart?.tickets.findIndex((ticket) => ticket.number === number) ?? 0,
    }
    remove(number)
  }

  return (
    <CartView {...page} {...shown} heading={heading} onExtend={extend} onRemove={removeTicket} />
  )
}
