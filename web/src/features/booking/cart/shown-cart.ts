import type { HeldCartFragment } from '#graphql/generated/graphql.ts'

export type ShownCart = HeldCartFragment
export type ShownTicket = ShownCart['tickets'][number]

/** The last change, to be announced; `code` says why it had no effect. */
export type CartNews = { kind: 'removed' | 'extended' } | { kind: 'refused'; code: string }

/** The visitor's only cart in the browser's cache. */
export const cartReference = { __typename: 'Cart' } as const

/** What the header shows of a cart; null for an empty one. */
export const noticeOf = (cart: Pick<ShownCart, 'ticketsQuantity' | 'url'>) =>
  cart.ticketsQuantity > 0 ? { amount: cart.ticketsQuantity, url: cart.url ?? '' } : null
