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
  const removedAt = useRef(0)
  const { news } = shown

  // The pressed button is removed with its ticket or warning: the focus moves to the ticket in its place, or to the top.
  useEffect(() => {
    if (!news || document.activeElement !== document.body) return
    if (news.kind === 'removed') {
      const page = heading.current?.parentElement
      const left = page?.querySelectorAll<HTMLElement>('[data-removes]') ?? []
      const next = left[Math.min(removedAt.current, left.length - 1)]
      return (next ?? heading.current)?.focus()
    }
    heading.current?.focus({ preventScroll: true })
  }, [news])

  const removeTicket = (number: number) => {
    removedAt.current = shown.cart?.tickets.findIndex((ticket) => ticket.number === number) ?? 0
    remove(number)
  }

  return (
    <CartView {...page} {...shown} heading={heading} onExtend={extend} onRemove={removeTicket} />
  )
}
