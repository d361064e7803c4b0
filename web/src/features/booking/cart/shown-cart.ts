import type { HeldCartFragment } from '#graphql/generated/graphql.ts'

export type ShownCart = HeldCartFragment
export type ShownTicket = ShownCart['tickets'][number]

/** What a change of the cart led to; `code` says why nothing was changed. */
export type CartChange = { ok: true; cart: ShownCart } | { ok: false; code: string }

/** What the header is to know of a cart; null for an empty one. */
export const noticeOf = ({ ticketsQuantity, cartUrl }: ShownCart) =>
  ticketsQuantity > 0 ? { amount: ticketsQuantity, url: cartUrl } : null
