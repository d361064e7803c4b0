import type { Cart } from '@foyer/schema/shapes/cart.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import { offsetDateTime } from '#catalogue/offset-date-time.ts'
import { findHeldTickets, type HeldTicket } from './cart-store.ts'
import {
  findTicketEvents,
  inOrder,
  ticketResponse,
  totalOf,
  type TicketEvents,
} from '#features/shop/orders/ticket-rows.ts'

/** The contents of a cart, independent of the language. */
export type CartContents = { tickets: HeldTicket[]; events: TicketEvents }

const emptyCart: CartContents = { tickets: [], events: new Map() }

/** The contents of carts by id: two queries, however many carts there are. */
export async function findCarts(
  queries: Queries,
  ids: string[],
): Promise<(id: string) => CartContents> {
  if (ids.length === 0) return () => emptyCart
  const tickets = await findHeldTickets(queries, ids)
  const events = await findTicketEvents(queries, tickets)
  const byCart = Map.groupBy(tickets, ({ cartId }) => cartId)
  return (id) => ({ events, tickets: byCart.get(id) ?? [] })
}

export async function findCart(queries: Queries, id: string | null): Promise<CartContents> {
  if (id === null) return emptyCart
  return (await findCarts(queries, [id]))(id)
}

export function cartResponse(
  { tickets, events }: CartContents,
  { locale, siteUrl }: { locale: Locale; siteUrl: string },
): z.output<typeof Cart> {
  const first = tickets.reduce<HeldTicket | undefined>(
    (soonest, ticket) => (soonest && soonest.heldUntil <= ticket.heldUntil ? soonest : ticket),
    undefined,
  )
  return {
    tickets_quantity: tickets.length,
    cart_url: `${siteUrl}/webshop/cart`,
    tickets: inOrder(tickets, events).map((ticket) => ({
      id: ticket.id,
      ...ticketResponse(ticket, { events, locale, siteUrl }),
    })),
    total: totalOf(tickets),
    held_until: first ? offsetDateTime(first.heldUntil, first.offsetSeconds) : null,
    seconds_left: first?.secondsLeft ?? 0,
    can_extend: first?.canExtend ?? false,
  }
}
