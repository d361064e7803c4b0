import type { AddToCartWrite } from '@foyer/schema/shapes/cart.ts'
import { shop as contract } from '@foyer/schema/rest/shop.ts'
import { mostTicketsOfCart } from '@foyer/schema/ticket-rules.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import { Refusal } from '#http/refusal.ts'
import { cartAnswer, findCart } from './cart-answer.ts'
import { cartCookie } from './cart-cookie.ts'
import { cartRefusal, refuseCartBody } from './cart-refusal.ts'
import { extendCart, releaseTicket } from './cart-store.ts'
import { hashId, newCartFor } from './cart-token.ts'
import type { ShopNeeds } from '#features/shop/shop-needs.ts'
import { createSalesDesks, CrowdedDesk } from '#features/shop/orders/sales-desks.ts'
import { limitVisitors } from '#features/shop/visitor-limit.ts'
import type { Wish } from '#features/shop/wish.ts'

export function addCartRoutes(app: FastifyInstance, needs: ShopNeeds): void {
  const { database, siteUrl, findSecret } = needs
  const { operations } = contract
  const desks = createSalesDesks(database)
  const careful = { preHandler: limitVisitors(app), refuseBody: refuseCartBody }

  addOperation(app, operations.cart, async ({ request, reply, locale }) => {
    reply.header('cache-control', 'private, no-store')
    return cartAnswer(await findCart(database, cartIdOf(request)), { locale, siteUrl })
  })

  addOperation(
    app,
    operations.addToCart,
    async ({ body, request, reply, locale }) => {
      const csrfToken = request.cookies['csrftoken'] ?? ''
      const made = newCartFor({ csrfToken, requestKey: body.request_key }, await findSecret())
      const wish = wishOf(body, {
        requestKey: made.requestKey,
        knownCartId: cartIdOf(request),
        newCartId: hashId(made.token),
      })
      if (!wish) throw cartRefusal('invalid_input', locale)
      const answer = await desks.grant(wish).catch((cause: unknown) => {
        if (cause instanceof CrowdedDesk) throw new Refusal(503, messages[locale].busy)
        throw cause
      })
      if (!answer.ok) throw cartRefusal(answer.code, locale)
      const { cartId, held } = answer
      // Granted long ago, and the time is up.
      if (held.tickets.length === 0) throw cartRefusal('no_reservation', locale)
      const token = cartId === wish.newCartId ? made.token : cartCookie.read(request)
      if (token) cartCookie.set(reply, token)
      return cartAnswer(held, { locale, siteUrl })
    },
    careful,
  )

  addOperation(
    app,
    operations.removeFromCart,
    async ({ path, request, reply, locale }) => {
      const cartId = cartIdOf(request)
      const isReleased = cartId && (await releaseTicket(database, { cartId, ticketId: path.id }))
      if (!isReleased) throw cartRefusal('no_reservation', locale)
      keepCookie(request, reply)
      return cartAnswer(await findCart(database, cartId), { locale, siteUrl })
    },
    careful,
  )

  addOperation(
    app,
    operations.extendCart,
    async ({ request, reply, locale }) => {
      const cartId = cartIdOf(request)
      const isExtended = cartId !== null && (await extendCart(database, cartId))
      const held = await findCart(database, cartId)
      if (held.tickets.length === 0) throw cartRefusal('no_reservation', locale)
      if (!isExtended) throw cartRefusal('held_long_enough', locale)
      keepCookie(request, reply)
      return cartAnswer(held, { locale, siteUrl })
    },
    careful,
  )
}

/** The number of the cart whose cookie the visitor brings; null for none. */
function cartIdOf(request: FastifyRequest): string | null {
  const token = cartCookie.read(request)
  return token ? hashId(token) : null
}

function keepCookie(request: FastifyRequest, reply: FastifyReply): void {
  const token = cartCookie.read(request)
  if (token) cartCookie.set(reply, token)
}

/** What is wanted; null where the two lists do not fit each other or it is more than a cart takes. */
function wishOf(
  {
    event_jet_id,
    quantities,
    sale_type_ids,
    seat_group,
    block_id,
  }: z.output<typeof AddToCartWrite>,
  known: Pick<Wish, 'requestKey' | 'knownCartId' | 'newCartId'>,
): Wish | null {
  const tickets = sale_type_ids.map((saleTypeId, index) => ({
    saleTypeId,
    quantity: quantities[index] ?? 0,
  }))
  const size = quantities.reduce((sum, quantity) => sum + quantity, 0)
  if (quantities.length !== sale_type_ids.length || size > mostTicketsOfCart) return null
  const desk = {
    eventJetId: event_jet_id,
    seatGroup: seat_group ?? null,
    blockId: block_id ?? null,
  }
  return { ...known, desk, tickets, content: hashId(JSON.stringify({ desk, tickets })) }
}
