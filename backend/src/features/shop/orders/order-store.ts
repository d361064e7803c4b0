import { randomBytes } from 'node:crypto'
import type { PaymentMethod } from '@foyer/schema/shapes/order.ts'
import {
  maxPlacesPerBuyer,
  maxUnconfirmedPlaces,
  maxUnpaidPlacesPerNetwork,
} from '@foyer/schema/ticket-rules.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { lockForTransaction } from '#database/advisory-lock.ts'
import type { Queries } from '#database/connect.ts'
import { event } from '#database/tables/events.ts'
import { cart, orderTicket, shopOrder, takenPlace } from '#database/tables/shop.ts'
import { type CancellationRule, findCancellationProblem } from './cancellation-rule.ts'
import { findPlaceNames } from './ticket-rows.ts'
import { updateSoldOutStatus } from '#features/shop/sold-out-store.ts'
import { redeemVouchers, returnVouchers } from '#features/shop/vouchers/redeem-vouchers.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'

export type Buyer = Pick<
  typeof shopOrder.$inferInsert,
  'name' | 'email' | 'paymentMethod' | 'accessNeeds' | 'locale'
> & { network: string }

/** How the account of an order can open it. */
type OrderOwner = Pick<typeof shopOrder.$inferInsert, 'accountId' | 'sealedSecret'>

type Change = { ok: true; changedEventIds: number[] }
type SaleProblem = 'no_reservation' | 'too_many_seats' | 'vouchers_changed'

/**
 * Sells all seats of a cart, or none: holds become sales, and the vouchers of the cart pay what they can. A cart that was sold before stays
 * as it is, which counts as success.
 */
export async function sellCart(
  transaction: WritableTransaction,
  {
    cartId,
    orderId,
    buyer,
    owner,
    redeemer,
    isPaidAtOnce,
  }: {
    cartId: string
    orderId: string
    buyer: Buyer
    owner: OrderOwner
    /** Who is logged in, and what they were shown that vouchers pay; undefined if they were shown nothing. */
    redeemer: { accountId: number | null; shownCents: number | undefined }
    isPaidAtOnce: boolean
  },
): Promise<(Change & { isNew: boolean; isPaid: boolean }) | { ok: false; code: SaleProblem }> {
  // Acquired before any row lock: orders with one email address are counted one after the other.
  await lockForTransaction(transaction, 'buyer', buyer.network)
  await lockForTransaction(transaction, 'buyer', buyer.email.toLowerCase())
  // Concurrent changes and sales of this cart wait here.
  await transaction.select().from(cart).where(eq(cart.id, cartId)).for('update')
  const [sold] = await transaction.select().from(shopOrder).where(eq(shopOrder.cartId, cartId))
  if (sold) return { ok: true, isNew: false, isPaid: sold.paidAt !== null, changedEventIds: [] }
  const { rows: held } = await transaction.execute<{ is_held: boolean }>(sql`
    select held_until > now() as is_held from ${takenPlace} where cart_id = ${cartId}
    order by event_id, timeslot_id, place_id for update`)
  if (!held.some(({ is_held }) => is_held)) return { ok: false, code: 'no_reservation' }

  await transaction.insert(shopOrder).values({ id: orderId, cartId, ...buyer, ...owner })
  const tickets = await transaction
    .update(takenPlace)
    .set({ heldUntil: null, orderId })
    .where(sql`cart_id = ${cartId} and held_until > now()`)
    .returning()
  const places = await findPlaceNames(transaction, tickets)
  await transaction.insert(orderTicket).values(
    tickets.map(({ eventId, timeslotId, placeId, saleTypeId, priceCents }) => ({
      ...places.get(placeId)!,
      code: randomBytes(9).toString('base64url'),
      orderId,
      eventId,
      timeslotId,
      placeId,
      saleTypeId: saleTypeId!,
      priceCents: priceCents!,
    })),
  )
  const totalCents = tickets.reduce((sum, { priceCents }) => sum + priceCents!, 0)
  const { accountId, shownCents } = redeemer
  const redeemedCents = await redeemVouchers(transaction, {
    cartId,
    orderId,
    accountId,
    totalCents,
  })
  if (shownCents !== undefined && shownCents !== redeemedCents) {
    return { ok: false, code: 'vouchers_changed' }
  }
  const isPaid = redeemedCents > 0 && redeemedCents === totalCents
  if (isPaid) await payOrder(transaction, orderId)
  const needsPayment = !isPaid && !isPaidAtOnce
  const eventIds = [...new Set(tickets.map(({ eventId }) => eventId))]
  const { ofBuyer, unpaid, unpaidOfNetwork } = await countPlaces(transaction, { buyer, eventIds })
  const isTooMuch =
    ofBuyer > maxPlacesPerBuyer || (needsPayment && unpaidOfNetwork > maxUnpaidPlacesPerNetwork)
  if (isTooMuch) return { ok: false, code: 'too_many_seats' }
  if (needsPayment && unpaid > maxUnconfirmedPlaces) {
    await transaction
      .update(shopOrder)
      .set({ confirmBy: sql`now() + interval '1 hour'` })
      .where(eq(shopOrder.id, orderId))
  }
  return {
    ok: true,
    isNew: true,
    isPaid,
    changedEventIds: await updateSoldOutStatus(transaction, { eventIds }),
  }
}

type PlaceCounts = { ofBuyer: number; unpaid: number; unpaidOfNetwork: number }

/**
 * How many places of one of these events are ordered: under the buyer's email address; unpaid, under the address or from the network; and
 * unpaid from the network. Of several events the largest number.
 */
export async function countPlaces(
  queries: Queries,
  { buyer, eventIds }: { buyer: Buyer; eventIds: number[] },
): Promise<PlaceCounts> {
  const isOfBuyer = sql`lower(${shopOrder.email}) = lower(${buyer.email})`
  const isOfNetwork = sql`${shopOrder.network} = ${buyer.network}`
  const { rows } = await queries.execute<PlaceCounts>(sql`
    select coalesce(max(of_buyer), 0)::int as "ofBuyer", coalesce(max(unpaid), 0)::int as "unpaid",
      coalesce(max(unpaid_of_network), 0)::int as "unpaidOfNetwork"
    from (
      select count(*) filter (where ${isOfBuyer}) as of_buyer,
        count(*) filter (where ${shopOrder.paidAt} is null) as unpaid,
        count(*) filter (where ${shopOrder.paidAt} is null and ${isOfNetwork}) as unpaid_of_network
      from ${orderTicket} join ${shopOrder} on ${shopOrder.id} = ${orderTicket.orderId}
      where ${orderTicket.eventId} = any(${sql.param(eventIds)}::int[]) and ${shopOrder.canceledAt} is null
        and (${isOfBuyer} or ${isOfNetwork})
      group by ${orderTicket.eventId}) as of_event`)
  return rows[0]!
}

/**
 * Cancels an order, releases its seats and gives back what vouchers have paid, unless one of its events has begun, or the theatre takes back paid tickets no longer, which does
 * not bind the theatre itself; an order that is already cancelled stays as it is (`isNew` is false). Payment is checked under the row lock, so that an order paid at this moment is not cancelled as
 * unpaid.
 */
export async function cancelOrder(
  transaction: WritableTransaction,
  {
    orderId,
    reason,
    rule,
  }: {
    orderId: string
    reason: 'requested' | 'by-theatre' | 'unpaid' | 'unconfirmed'
    rule: CancellationRule
  },
): Promise<
  (Change & { isNew: boolean }) | { ok: false; code: 'event_started' | 'cancellation_closed' }
> {
  const [order] = await transaction
    .select()
    .from(shopOrder)
    .where(eq(shopOrder.id, orderId))
    .for('update')
  const unchanged: Change & { isNew: boolean } = { ok: true, isNew: false, changedEventIds: [] }
  if (!order || order.canceledAt) return unchanged
  const isRequested = reason === 'requested' || reason === 'by-theatre'
  if (!isRequested && order.paidAt) return unchanged
  if (reason === 'unconfirmed' && !order.confirmBy) return unchanged
  const events = await transaction
    .select({ startsAt: event.startsAt })
    .from(orderTicket)
    .innerJoin(event, eq(event.id, orderTicket.eventId))
    .where(eq(orderTicket.orderId, orderId))
  const problem = findCancellationProblem({ order, events, rule, now: new Date() })
  if (problem && reason !== 'by-theatre') return { ok: false, code: problem }

  await transaction
    .update(shopOrder)
    .set({ canceledAt: sql`now()` })
    .where(eq(shopOrder.id, orderId))
  await returnVouchers(transaction, orderId)
  const released = await transaction
    .delete(takenPlace)
    .where(eq(takenPlace.orderId, orderId))
    .returning({ eventId: takenPlace.eventId })
  const releasedSeats = new Map<number, number>()
  for (const { eventId } of released)
    releasedSeats.set(eventId, (releasedSeats.get(eventId) ?? 0) + 1)
  const eventIds = [...releasedSeats.keys()]
  return {
    ok: true,
    isNew: true,
    changedEventIds: await updateSoldOutStatus(transaction, { eventIds, releasedSeats }),
  }
}

/** Marks an order as paid; returns whether it was open. A cancelled order cannot be paid. */
export async function payOrder(queries: Queries, orderId: string): Promise<boolean> {
  const paid = await queries
    .update(shopOrder)
    .set({ paidAt: sql`now()` })
    .where(and(eq(shopOrder.id, orderId), isNull(shopOrder.paidAt), isNull(shopOrder.canceledAt)))
    .returning({ id: shopOrder.id })
  return paid.length > 0
}

/** Orders that were not paid within the given minutes. */
export async function findUnpaidOrders(
  queries: Queries,
  { method, minutes }: { method: PaymentMethod; minutes: number },
): Promise<string[]> {
  const rows = await queries
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .where(
      and(
        eq(shopOrder.paymentMethod, method),
        isNull(shopOrder.paidAt),
        isNull(shopOrder.canceledAt),
        sql`${shopOrder.placedAt} < now() - ${minutes} * interval '1 minute'`,
      ),
    )
    .orderBy(sql`random()`)
    .limit(100)
  return rows.map(({ id }) => id)
}
