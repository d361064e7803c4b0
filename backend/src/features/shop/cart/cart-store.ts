import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { siteZone } from '#database/site-zone.ts'
import { timeslot } from '#database/tables/offers.ts'
import { saleType } from '#database/tables/options.ts'
import { place, seatGroup } from '#database/tables/seats.ts'
import { cart, takenPlace } from '#database/tables/shop.ts'
import { holdTime, longestHold } from '#features/shop/sale-conditions.ts'
import { seatColumns, seatJoins } from '#features/shop/orders/ticket-rows.ts'

const isHeld = gt(takenPlace.heldUntil, sql`now()`)

/** The tickets currently held by carts. */
export async function findHeldTickets(queries: Queries, cartIds: string[]) {
  const joins = seatJoins(takenPlace)
  const zone = sql.raw(`'${siteZone}'`)
  return queries
    .select({
      ...seatColumns,
      id: takenPlace.id,
      cartId: sql<string>`${takenPlace.cartId}`,
      eventId: takenPlace.eventId,
      placeId: takenPlace.placeId,
      priceCents: sql<number>`${takenPlace.priceCents}`,
      heldUntil: sql<Date>`${takenPlace.heldUntil}`.mapWith(takenPlace.heldUntil),
      secondsLeft: sql<number>`ceil(extract(epoch from ${takenPlace.heldUntil} - now()))`.mapWith(
        Number,
      ),
      offsetSeconds:
        sql<number>`extract(epoch from (${takenPlace.heldUntil} at time zone ${zone}) - (${takenPlace.heldUntil} at time zone 'UTC'))`.mapWith(
          Number,
        ),
      canExtend: sql<boolean>`${cart.createdAt} + ${longestHold} > ${takenPlace.heldUntil}`,
    })
    .from(takenPlace)
    .innerJoin(cart, eq(cart.id, takenPlace.cartId))
    .innerJoin(place, joins.place)
    .innerJoin(seatGroup, joins.seatGroup)
    .innerJoin(saleType, joins.saleType)
    .leftJoin(timeslot, joins.timeslot)
    .where(and(inArray(takenPlace.cartId, cartIds), isHeld))
}

export type HeldTicket = Awaited<ReturnType<typeof findHeldTickets>>[number]

/** Releases a ticket of a cart; returns whether the cart held it. */
export async function releaseTicket(
  queries: Queries,
  { cartId, ticketId }: { cartId: string; ticketId: number },
): Promise<boolean> {
  const released = await queries
    .delete(takenPlace)
    .where(and(eq(takenPlace.cartId, cartId), eq(takenPlace.id, ticketId), isHeld))
    .returning({ id: takenPlace.id })
  return released.length > 0
}

/** Extends the hold of a cart to the full time, within its limit; returns whether that made it longer. */
export async function extendCart(queries: Queries, cartId: string): Promise<boolean> {
  const { rowCount } = await queries.execute(sql`
    update ${takenPlace} set held_until = least(now() + ${holdTime}, ${cart.createdAt} + ${longestHold})
    from ${cart}
    where ${cart.id} = ${cartId} and ${takenPlace.cartId} = ${cart.id} and ${isHeld}
      and ${cart.createdAt} + ${longestHold} > ${takenPlace.heldUntil}`)
  return (rowCount ?? 0) > 0
}
