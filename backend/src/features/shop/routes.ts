import { shop as contract } from '@foyer/schema/rest/shop.ts'
import type { FastifyInstance } from 'fastify'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import { Refusal } from '#http/refusal.ts'
import { addCartRoutes } from './cart/cart-routes.ts'
import { findOffer } from './offer-store.ts'
import { addOrderRoutes } from './orders/order-routes.ts'
import type { ShopNeeds } from './shop-needs.ts'

/** What can be had, carts that hold it, and orders. */
export function addShopRoutes(app: FastifyInstance, needs: ShopNeeds): void {
  const { database } = needs
  addOperation(app, contract.operations.eventOffer, async ({ path, locale, reply }) => {
    reply.header('cache-control', 'no-store')
    const offer = await findOffer(database, { eventId: path.id, locale })
    if (!offer) throw new Refusal(404, messages[locale].notFound)
    return offer
  })
  addCartRoutes(app, needs)
  addOrderRoutes(app, needs)
}
