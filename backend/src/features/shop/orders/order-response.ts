import type { Order, OrderStatus } from '@foyer/schema/shapes/order.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { z } from 'zod'
import { priceText } from '#catalogue/price-text.ts'
import { offsetDateTime } from '#catalogue/offset-date-time.ts'
import type { FoundOrder } from './find-orders.ts'
import { inOrder, ticketResponse, totalOf } from './ticket-rows.ts'

/** Whether the tickets of an order are valid. */
export const orderStatus = ({
  canceledAt,
  confirmBy,
}: Pick<FoundOrder['order'], 'canceledAt' | 'confirmBy'>): z.output<typeof OrderStatus> => {
  if (canceledAt) return 'canceled'
  return confirmBy ? 'unconfirmed' : 'placed'
}

/** The response for an order, in a language. */
export function orderResponse(
  { order, offsetSeconds, tickets, events, redeemedCents }: FoundOrder,
  audience: { secret: string; locale: Locale; siteUrl: string; url: string },
): z.output<typeof Order> {
  const { secret, locale, siteUrl, url } = audience
  return {
    number: order.number,
    secret,
    status: orderStatus(order),
    name: order.name,
    email: order.email,
    payment_method: order.paymentMethod,
    payment_status: order.paidAt ? 'paid' : 'open',
    order_url: url,
    placed_at: offsetDateTime(order.placedAt, offsetSeconds),
    total: totalOf(tickets),
    redeemed: priceText(redeemedCents),
    tickets: inOrder(tickets, events).map((ticket) => ({
      code: ticket.code,
      ...ticketResponse(ticket, { events, locale, siteUrl }),
    })),
  }
}
