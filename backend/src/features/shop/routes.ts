import { shop as contract } from '@foyer/schema/rest/shop.ts'
import type { FastifyInstance } from 'fastify'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import { HttpError } from '#http/http-error.ts'
import { addCartRoutes } from './cart/cart-routes.ts'
import { findOffer } from './offer-store.ts'
import { addEventOrderRoutes } from './orders/event-order-routes.ts'
import { addOrderRoutes } from './orders/order-routes.ts'
import { addSubscriptionRoutes } from './subscriptions/routes.ts'
import { addVoucherRoutes } from './vouchers/voucher-routes.ts'
import type { ShopDependencies } from './shop-dependencies.ts'

/** Availability, carts, orders, vouchers and subscriptions. */
export function addShopRoutes(app: FastifyInstance, dependencies: ShopDependencies): void {
  const { database } = dependencies
  addOperation(app, contract.operations.eventOffer, async ({ path, locale, reply }) => {
    reply.header('cache-control', 'no-store')
    const offer = await findOffer(database, { eventId: path.id, locale })
    if (!offer) throw new HttpError(404, messages[locale].notFound)
    return offer
  })
  addCartRoutes(app, dependencies)
  addEventOrderRoutes(app, dependencies)
  addOrderRoutes(app, dependencies)
  addVoucherRoutes(app, dependencies)
  addSubscriptionRoutes(app, dependencies)
}
