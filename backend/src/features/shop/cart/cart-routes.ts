import type { AddToCartWrite } from '@foyer/schema/shapes/cart.ts'
import { shop as contract } from '@foyer/schema/rest/shop.ts'
import { maxTicketsPerCart } from '@foyer/schema/ticket-rules.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { byAddress } from '#http/count-by.ts'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import { HttpError } from '#http/http-error.ts'
import { cartAnswer, findCart } from './cart-answer.ts'
import { cartCookie } from './cart-cookie.ts'
import { cartError, cartBodyError } from './cart-error.ts'
import { extendCart, releaseTicket } from './cart-store.ts'
import { hashId, networkIdFor, newCartFor } from './cart-token.ts'
import type { ShopDependencies } from '#features/shop/shop-dependencies.ts'
import { createHoldQueues, QueueFull } from '#features/shop/orders/hold-queues.ts'
import { limitVisitors } from '#features/shop/visitor-limit.ts'
import type { HoldRequest } from '#features/shop/hold-request.ts'

export function addCartRoutes(app: FastifyInstance, dependencies: ShopDependencies): void {
  const { database, siteUrl, getTokenSecret } = dependencies
  const { operations } = contract
  const holdQueues = createHoldQueues(database)
  const writeOptions = { preHandler: limitVisitors(app), createBodyError: cartBodyError }

  addOperation(app, operations.cart, async ({ request, reply, locale }) => {
    reply.header('cache-control', 'private, no-store')
    return cartAnswer(await findCart(database, cartIdOf(request)), { locale, siteUrl })
  })

  addOperation(
    app,
    operations.addToCart,
    async ({ body, request, reply, locale }) => {
      const csrfToken = request.cookies['csrftoken'] ?? ''
      const secret = await getTokenSecret()
      const made = newCartFor({ csrfToken, requestKey: body.request_key }, secret)
      const holdRequest = toHoldRequest(body, {
        requestKey: made.requestKey,
        knownCartId: cartIdOf(request),
        newCartId: hashId(made.token),
        network: networkIdFor(byAddress(request), secret),
      })
      if (!holdRequest) throw cartError('invalid_input', locale)
      const answer = await holdQueues.grant(holdRequest).catch((cause: unknown) => {
        if (cause instanceof QueueFull) throw new HttpError(503, messages[locale].busy)
        throw cause
      })
      if (!answer.ok) throw cartError(answer.code, locale)
      const { cartId, held } = answer
      // The request was granted before, but its hold has expired.
      if (held.tickets.length === 0) throw cartError('no_reservation', locale)
      const token = cartId === holdRequest.newCartId ? made.token : cartCookie.read(request)
      if (token) cartCookie.set(reply, token)
      return cartAnswer(held, { locale, siteUrl })
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
      return cartAnswer(await findCart(database, cartId), { locale, siteUrl })
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
      if (!isExtended) throw cartError('held_long_enough', locale)
      renewCartCookie(request, reply)
      return cartAnswer(held, { locale, siteUrl })
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

/** The request for seats; null if the two lists differ in length or exceed the size of a cart. */
function toHoldRequest(
  {
    event_jet_id,
    quantities,
    sale_type_ids,
    seat_group,
    block_id,
  }: z.output<typeof AddToCartWrite>,
  known: Pick<HoldRequest, 'requestKey' | 'knownCartId' | 'newCartId' | 'network'>,
): HoldRequest | null {
  const tickets = sale_type_ids.map((saleTypeId, index) => ({
    saleTypeId,
    quantity: quantities[index] ?? 0,
  }))
  const size = quantities.reduce((sum, quantity) => sum + quantity, 0)
  if (quantities.length !== sale_type_ids.length || size > maxTicketsPerCart) return null
  const seatPool = {
    eventJetId: event_jet_id,
    seatGroup: seat_group ?? null,
    blockId: block_id ?? null,
  }
  return { ...known, seatPool, tickets, contentHash: hashId(JSON.stringify({ seatPool, tickets })) }
}
