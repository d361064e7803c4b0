import { shop as contract } from '@foyer/schema/rest/shop.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { FastifyInstance } from 'fastify'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import { Refusal } from '#http/refusal.ts'
import { cartCookie } from '#features/shop/cart/cart-cookie.ts'
import { cartRefusal, refuseCartBody } from '#features/shop/cart/cart-refusal.ts'
import { orderAnswer } from './order-answer.ts'
import type { ShopNeeds } from '#features/shop/shop-needs.ts'
import { limitVisitors } from '#features/shop/visitor-limit.ts'

export function addOrderRoutes(app: FastifyInstance, { orders, siteUrl }: ShopNeeds): void {
  const { operations } = contract
  // The address of an order opens it: it is not logged.
  const discreet = { logLevel: app.log.level === 'silent' ? 'silent' : 'warn' } as const
  const careful = { preHandler: limitVisitors(app), refuseBody: refuseCartBody, ...discreet }

  async function answerOrder(secret: string, locale: Locale) {
    const found = await orders.find(secret)
    if (!found) throw new Refusal(404, messages[locale].notFound)
    return orderAnswer(found, { secret, locale, siteUrl, url: orders.urlOf({ secret, locale }) })
  }

  addOperation(
    app,
    operations.placeOrder,
    async ({ body, request, reply, locale }) => {
      const token = cartCookie.read(request)
      if (!token) throw cartRefusal('no_reservation', locale)
      const { name, email, payment_method: paymentMethod } = body
      const sale = await orders.place({ token, buyer: { name, email, paymentMethod }, locale })
      if (!sale.ok) throw cartRefusal(sale.code, locale)
      cartCookie.remove(reply)
      return answerOrder(sale.secret, locale)
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
      const canceled = await orders.cancel(path.secret)
      if (!canceled.ok) throw cartRefusal(canceled.code, locale)
      return answerOrder(path.secret, locale)
    },
    careful,
  )
}
