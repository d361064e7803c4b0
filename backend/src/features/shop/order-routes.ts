import type { Order } from '@foyer/schema/rest/order-shapes.ts'
import type { Locale } from '@foyer/schema/rest/scalars.ts'
import { shop as contract } from '@foyer/schema/rest/shop.ts'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import { Refusal } from '#http/refusal.ts'
import { offsetDateTime } from '#programme/offset-date-time.ts'
import { cartCookie } from './cart-cookie.ts'
import { cartRefusal, refuseCartBody } from './cart-refusal.ts'
import { hashId, orderSecretFor } from './cart-token.ts'
import { cancelOrder, findOrder, sellCart, type FoundOrder } from './order-store.ts'
import type { ShopNeeds } from './routes.ts'
import { inOrder, ticketAnswer, totalOf } from './ticket-rows.ts'
import { limitVisitors } from './visitor-limit.ts'

export function addOrderRoutes(app: FastifyInstance, needs: ShopNeeds): void {
  const { database, siteUrl, findSecret, recordEventChanges } = needs
  const { operations } = contract
  // The address of an order opens it: it is not logged.
  const discreet = { logLevel: app.log.level === 'silent' ? 'silent' : 'warn' } as const
  const careful = { preHandler: limitVisitors(app), refuseBody: refuseCartBody, ...discreet }

  async function answerOrder(secret: string, locale: Locale) {
    const found = await findOrder(database, hashId(secret))
    if (!found) throw new Refusal(404, messages[locale].notFound)
    return orderAnswer(found, { secret, locale, siteUrl })
  }

  addOperation(
    app,
    operations.placeOrder,
    async ({ body, request, reply, locale }) => {
      const token = cartCookie.read(request)
      if (!token) throw cartRefusal('no_reservation', locale)
      const secret = orderSecretFor(token, await findSecret())
      const { name, email, payment_method: paymentMethod } = body
      const sale = await database.transaction(async (transaction) => {
        const sale = await sellCart(transaction, {
          cartId: hashId(token),
          orderId: hashId(secret),
          buyer: { name, email, paymentMethod },
        })
        if (sale.ok) await recordEventChanges(transaction, sale.changedEventIds)
        return sale
      })
      if (!sale.ok) throw cartRefusal(sale.code, locale)
      cartCookie.remove(reply)
      return answerOrder(secret, locale)
    },
    careful,
  )

  addOperation(
    app,
    operations.order,
    async ({ path, reply, locale }) => {
      reply.header('cache-control', 'private, no-store')
      return answerOrder(path.secret, locale)
    },
    discreet,
  )

  addOperation(
    app,
    operations.cancelOrder,
    async ({ path, locale }) => {
      const canceled = await database.transaction(async (transaction) => {
        const canceled = await cancelOrder(transaction, hashId(path.secret))
        if (canceled.ok) await recordEventChanges(transaction, canceled.changedEventIds)
        return canceled
      })
      if (!canceled.ok) throw cartRefusal(canceled.code, locale)
      return answerOrder(path.secret, locale)
    },
    careful,
  )
}

function orderAnswer(
  { order, offsetSeconds, tickets, events }: FoundOrder,
  { secret, locale, siteUrl }: { secret: string; locale: Locale; siteUrl: string },
): z.output<typeof Order> {
  return {
    number: String(order.number),
    secret,
    status: order.canceledAt ? 'canceled' : 'placed',
    name: order.name,
    email: order.email,
    payment_method: order.paymentMethod,
    placed_at: offsetDateTime(order.placedAt, offsetSeconds),
    total: totalOf(tickets),
    tickets: inOrder(tickets, events).map((ticket) => ({
      code: ticket.code,
      ...ticketAnswer(ticket, { events, locale, siteUrl }),
    })),
  }
}
