import { shop as contract } from '@foyer/schema/rest/shop.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import { HttpError } from '#http/http-error.ts'
import { cartResponse, findCart } from './cart-response.ts'
import { cartCookie } from './cart-cookie.ts'
import { cartError, cartBodyError } from './cart-error.ts'
import { extendCart, releaseTicket } from './cart-store.ts'
import { hashId } from './cart-token.ts'
import { visitOf } from './hold-seats.ts'
import type { ShopDependencies } from '#features/shop/shop-dependencies.ts'
import { QueueFull } from '#features/shop/orders/hold-queues.ts'
import { limitVisitors } from '#features/shop/visitor-limit.ts'

export function addCartRoutes(app: FastifyInstance, dependencies: ShopDependencies): void {
  const { database, siteUrl, holdSeats } = dependencies
  const { operations } = contract
  const writeOptions = { preHandler: limitVisitors(app), createBodyError: cartBodyError }

  addOperation(app, operations.cart, async ({ request, reply, locale }) => {
    reply.header('cache-control', 'private, no-store')
    return cartResponse(await findCart(database, cartIdOf(request)), { locale, siteUrl })
  })

  addOperation(
    app,
    operations.addToCart,
    async ({ body, request, reply, locale }) => {
      const result = await holdSeats(body, visitOf(request)).catch((cause: unknown) => {
        if (cause instanceof QueueFull) throw new HttpError(503, messages[locale].busy)
        throw cause
      })
      if (!result.ok) throw cartError(result.code, locale)
      if (result.token) cartCookie.set(reply, result.token)
      return cartResponse(result.held, { locale, siteUrl })
    },
    writeOptions,
  )

  addOperation(
    app,
    operations.removeFromCart,
    async ({ path, request, reply, locale }) => {
      const cartId = cartIdOf(request)
      const isReleased = cartId && (await releaseTicket(database, { cartId, ticketId: path.id }))
      if (!isReleased) throw cartError('no_reservation', locale)
      renewCartCookie(request, reply)
      return cartResponse(await findCart(database, cartId), { locale, siteUrl })
    },
    writeOptions,
  )

  addOperation(
    app,
    operations.extendCart,
    async ({ request, reply, locale }) => {
      const cartId = cartIdOf(request)
      const isExtended = cartId !== null && (await extendCart(database, cartId))
      const held = await findCart(database, cartId)
      if (held.tickets.length === 0) throw cartError('no_reservation', locale)
      if (!isExtended) throw cartError('hold_limit_reached', locale)
      renewCartCookie(request, reply)
      return cartResponse(held, { locale, siteUrl })
    },
    writeOptions,
  )
}

/** The id of the visitor's cart by its cookie; null if there is none. */
function cartIdOf(request: FastifyRequest): string | null {
  const token = cartCookie.read(request)
  return token ? hashId(token) : null
}

function renewCartCookie(request: FastifyRequest, reply: FastifyReply): void {
  const token = cartCookie.read(request)
  if (token) cartCookie.set(reply, token)
}
