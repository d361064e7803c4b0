import type { AddToCartWrite, CartProblemCode } from '@foyer/schema/shapes/cart.ts'
import { maxTicketsPerCart } from '@foyer/schema/ticket-rules.ts'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Database } from '#database/connect.ts'
import type { HoldRequest } from '#features/shop/hold-request.ts'
import { createHoldQueues } from '#features/shop/orders/hold-queues.ts'
import { byAddress } from '#http/count-by.ts'
import type { WaitingRooms } from '#features/shop/waiting-room/waiting-rooms.ts'
import type { CartContents } from './cart-response.ts'
import { cartCookie } from './cart-cookie.ts'
import { hashId, networkIdFor, newCartFor } from './cart-token.ts'

type Tickets = z.output<typeof AddToCartWrite>

/** What a request says of its visitor. */
type Visit = {
  csrfToken: string
  cartToken: string | undefined
  network: string
  /** The place in the waiting room, if the request contains one. */
  place?: string | undefined
}

/** If held: the contents of the cart, and the value of its cookie. */
type HoldResponse =
  { ok: true; held: CartContents; token: string | undefined } | { ok: false; code: CartProblemCode }

export type HoldSeats = (tickets: Tickets, visit: Visit) => Promise<HoldResponse>

export function visitOf(request: FastifyRequest): Visit {
  return {
    csrfToken: request.cookies['csrftoken'] ?? '',
    cartToken: cartCookie.read(request),
    network: byAddress(request),
  }
}

/** Holds adjacent seats of one seat group in a visitor's cart. Rejects with `QueueFull` if too many visitors wait for them. */
export function createHoldSeats({
  database,
  getTokenSecret,
  waitingRooms,
}: {
  database: Database
  getTokenSecret: () => Promise<string>
  waitingRooms: Pick<WaitingRooms, 'find' | 'isAdmitted'>
}): HoldSeats {
  const holdQueues = createHoldQueues(database)
  return async (tickets, { csrfToken, cartToken, network, place }) => {
    const room = await waitingRooms.find(tickets.event_jet_id)
    if (room && !(await waitingRooms.isAdmitted(room, { csrfToken, place }))) {
      return { ok: false, code: 'waiting_room' }
    }
    const secret = await getTokenSecret()
    const made = newCartFor({ csrfToken, requestKey: tickets.request_key }, secret)
    const holdRequest = toHoldRequest(tickets, {
      requestKey: made.requestKey,
      knownCartId: cartToken === undefined ? null : hashId(cartToken),
      newCartId: hashId(made.token),
      network: networkIdFor(network, secret),
    })
    if (!holdRequest) return { ok: false, code: 'invalid_input' }
    const result = await holdQueues.grant(holdRequest)
    if (!result.ok) return result
    const { cartId, held } = result
    // The request was granted before, but its hold has expired.
    if (held.tickets.length === 0) return { ok: false, code: 'no_reservation' }
    const token = cartId === holdRequest.newCartId ? made.token : cartToken
    return { ok: true, held, token }
  }
}

/** The request for seats; null if the two lists differ in length or exceed the size of a cart. */
function toHoldRequest(
  { event_jet_id, quantities, sale_type_ids, seat_group, block_id }: Tickets,
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
