import { shop as contract } from '@foyer/schema/rest/shop.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { FastifyInstance } from 'fastify'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import { HttpError } from '#http/http-error.ts'
import { cartCookie } from '#features/shop/cart/cart-cookie.ts'
import { cartError, cartBodyError } from '#features/shop/cart/cart-error.ts'
import { orderResponse } from './order-response.ts'
import type { ShopDependencies } from '#features/shop/shop-dependencies.ts'
import { byAddress } from '#http/count-by.ts'
import { accountOf } from './account-of.ts'
import { limitVisitors } from '#features/shop/visitor-limit.ts'

export function addOrderRoutes(app: FastifyInstance, { orders, siteUrl }: ShopDependencies): void {
  const { operations } = contract
  // The URL of an order grants access to it, so it is not logged.
  const unlogged = { logLevel: app.log.level === 'silent' ? 'silent' : 'warn' } as const
  const writeOptions = {
    preHandler: limitVisitors(app),
    createBodyError: cartBodyError,
    ...unlogged,
  }

  async function readOrder(secret: string, locale: Locale) {
    const found = await orders.find(secret)
    if (!found) throw new HttpError(404, messages[locale].notFound)
    return orderResponse(found, { secret, locale, siteUrl, url: orders.urlOf({ secret, locale }) })
  }

  addOperation(
    app,
    operations.placeOrder,
    async ({ body, request, reply, locale }) => {
      const token = cartCookie.read(request)
      if (!token) throw cartError('no_reservation', locale)
      const { name, email, payment_method: paymentMethod, access_needs: accessNeeds } = body
      const sale = await orders.place({
        token,
        buyer: { name, email, paymentMethod, accessNeeds },
        network: byAddress(request),
        accountId: await accountOf(request),
        locale,
      })
      if (!sale.ok) throw cartError(sale.code, locale)
      cartCookie.remove(reply)
      return readOrder(sale.secret, locale)
    },
    writeOptions,
  )

  addOperation(
    app,
    operations.userOrders,
    async ({ request, locale }) => {
      const { id } = (await request.findVisitor())!
      const found = await orders.findOfAccount(id)
      return {
        orders: found.map(({ secret, ...order }) =>
          orderResponse(order, { secret, locale, siteUrl, url: orders.urlOf({ secret, locale }) }),
        ),
      }
    },
    unlogged,
  )

  addOperation(
    app,
    operations.order,
    async ({ path, reply, locale }) => {
      reply.header('cache-control', 'private, no-store')
      return readOrder(path.secret, locale)
    },
    unlogged,
  )

  addOperation(
    app,
    operations.cancelOrder,
    async ({ path, locale }) => {
      const canceled = await orders.cancel(path.secret)
      if (!canceled.ok) throw cartError(canceled.code, locale)
      return readOrder(path.secret, locale)
    },
    writeOptions,
  )
}
