import { shop as contract } from '@foyer/schema/rest/shop.ts'
import type { EventOrders } from '@foyer/schema/shapes/order.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { offsetDateTime } from '#catalogue/offset-date-time.ts'
import { cartError } from '#features/shop/cart/cart-error.ts'
import type { ShopDependencies } from '#features/shop/shop-dependencies.ts'
import { addOperation } from '#http/operation-route.ts'
import { HttpError } from '#http/http-error.ts'
import { messages } from '#http/messages.ts'
import { findEventOrders, findOrderOfEvent } from './event-order-store.ts'
import { orderStatus } from './order-response.ts'

/** For staff: who has reserved seats of an event, and releasing them. */
export function addEventOrderRoutes(
  app: FastifyInstance,
  { database, orders }: ShopDependencies,
): void {
  const { operations } = contract

  async function ordersResponse(
    eventId: number,
    locale: Locale,
  ): Promise<z.output<typeof EventOrders>> {
    const found = await findEventOrders(database, eventId)
    if (!found) throw new HttpError(404, messages[locale].notFound)
    return {
      held_places: found.heldPlaces,
      orders: found.orders.map(({ order, places, offsetSeconds }) => ({
        number: order.number,
        status: orderStatus(order),
        name: order.name,
        email: order.email,
        payment_method: order.paymentMethod,
        payment_status: order.paidAt ? 'paid' : 'open',
        placed_at: offsetDateTime(order.placedAt, offsetSeconds),
        confirm_by: order.confirmBy && offsetDateTime(order.confirmBy, offsetSeconds),
        places,
        access_needs: order.accessNeeds,
      })),
    }
  }

  addOperation(app, operations.eventOrders, ({ path, locale }) => ordersResponse(path.id, locale))

  addOperation(app, operations.releaseOrder, async ({ path, locale }) => {
    const orderId = await findOrderOfEvent(database, { eventId: path.id, number: path.order })
    if (orderId === null) throw new HttpError(404, messages[locale].notFound)
    const released = await orders.release(orderId)
    if (!released.ok) throw cartError(released.code, locale)
    return ordersResponse(path.id, locale)
  })
}
