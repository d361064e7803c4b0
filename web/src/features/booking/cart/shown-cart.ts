import type { HeldCartFragment } from '#graphql/generated/graphql.ts'

export type ShownCart = HeldCartFragment
export type ShownTicket = ShownCart['tickets'][number]

/** What happened last, to be told; `code` says why nothing was changed. */
export type CartNews = { kind: 'removed' | 'extended' } | { kind: 'refused'; code: string }

/** The one cart of the visitor in the browser's cache. */
export const cartReference = { __typename: 'Cart' } as const

/** What the header is to know of a cart; null for an empty one. */
export const noticeOf = (cart: Pick<ShownCart, 'ticketsQuantity' | 'cartUrl'>) =>
  cart.ticketsQuantity > 0 ? { amount: cart.ticketsQuantity, url: cart.cartUrl } : null
