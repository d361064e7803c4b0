import type { z } from 'zod'
import { AddToCartWrite, Cart, CartProblem } from '@foyer/schema/shapes/cart.ts'
import type { RestSource } from './operation.ts'
import { Order, OrderSecret, OrderWrite } from '@foyer/schema/shapes/order.ts'
import { Id, Locale } from '@foyer/schema/shapes/scalars.ts'
import { EventOffer } from '@foyer/schema/shapes/seats.ts'

const emptyCart = {
  tickets_quantity: 0,
  cart_url: '',
  tickets: [],
  total: '0.00',
  held_until: null,
  seconds_left: 0,
  can_extend: false,
} satisfies z.output<typeof Cart>

export const shop = {
  name: 'shop',
  description: 'Seats: what can be had, carts that hold it, orders that have bought it.',
  operations: {
    eventOffer: {
      operationId: 'eventOffer',
      extension: {},
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/events/{id}/offer/',
      localeOptional: true,
      description: 'What can be had of an event at this moment; never to be kept.',
      pathParameters: { locale: Locale, id: Id },
      answer: EventOffer,
    },
    cart: {
      operationId: 'cart',
      extension: { whenMissing: emptyCart },
      isPersonal: true,
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/shop-cart/',
      localeOptional: true,
      description: 'The visitor’s cart; an empty one where nothing is held.',
      pathParameters: { locale: Locale },
      answer: Cart,
    },
    addToCart: {
      operationId: 'addToCart',
      access: 'public',
      method: 'POST',
      path: '/{locale}/api/shop-cart/',
      localeOptional: true,
      description:
        'Holds seats side by side for 15 minutes, and all that the cart holds already for as long. Sets the cookie of the cart.',
      pathParameters: { locale: Locale },
      body: AddToCartWrite,
      answer: Cart,
      refusals: { 400: CartProblem },
    },
    removeFromCart: {
      operationId: 'removeFromCart',
      extension: {},
      access: 'public',
      method: 'DELETE',
      path: '/{locale}/api/shop-cart/tickets/{id}/',
      localeOptional: true,
      description: 'Gives one ticket of the cart back.',
      pathParameters: { locale: Locale, id: Id },
      answer: Cart,
      refusals: { 400: CartProblem },
    },
    extendCart: {
      operationId: 'extendCart',
      extension: {},
      access: 'public',
      method: 'POST',
      path: '/{locale}/api/shop-cart/extend/',
      localeOptional: true,
      description:
        'Holds all of the cart for 15 minutes from now; as often as wanted, for four hours.',
      pathParameters: { locale: Locale },
      answer: Cart,
      refusals: { 400: CartProblem },
    },
    placeOrder: {
      operationId: 'placeOrder',
      extension: {},
      access: 'public',
      method: 'POST',
      path: '/{locale}/api/shop-orders/',
      localeOptional: true,
      description:
        'Buys what the cart holds. The same cart twice is one order: call again when the answer was lost.',
      pathParameters: { locale: Locale },
      body: OrderWrite,
      answer: Order,
      refusals: { 400: CartProblem },
    },
    order: {
      operationId: 'order',
      extension: {},
      isPersonal: true,
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/shop-orders/{secret}/',
      localeOptional: true,
      description: 'An order, for who has its secret.',
      pathParameters: { locale: Locale, secret: OrderSecret },
      answer: Order,
    },
    cancelOrder: {
      operationId: 'cancelOrder',
      extension: {},
      access: 'public',
      method: 'POST',
      path: '/{locale}/api/shop-orders/{secret}/cancel/',
      localeOptional: true,
      description: 'Gives all seats of an order back, before the first of its events begins.',
      pathParameters: { locale: Locale, secret: OrderSecret },
      answer: Order,
      refusals: { 400: CartProblem },
    },
  },
} as const satisfies RestSource
