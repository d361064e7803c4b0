import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { siteZone } from '#database/site-zone.ts'
import { timeslot } from '#database/tables/offers.ts'
import { saleType } from '#database/tables/options.ts'
import { seatGroup } from '#database/tables/seats.ts'
import { orderTicket, shopOrder } from '#database/tables/shop.ts'
import { voucherUse } from '#database/tables/vouchers.ts'
import { sumOf } from '#features/shop/vouchers/redeem-vouchers.ts'
import { findTicketEvents, seatJoins, soldSeatColumns } from './ticket-rows.ts'

/** An order with its tickets; null if there is none. */
export async function findOrder(queries: Queries, orderId: string) {
  const [found] = await findOrders(queries, { where: eq(shopOrder.id, orderId), limit: 1 })
  return found ?? null
}

/** Orders with their tickets, the latest first. */
export async function findOrders(
  queries: Queries,
  { where, limit, offset = 0 }: { where: SQL | undefined; limit: number; offset?: number },
) {
  const zone = sql.raw(`'${siteZone}'`)
  const orders = await queries
    .select({
      order: shopOrder,
      offsetSeconds:
        sql<number>`extract(epoch from (${shopOrder.placedAt} at time zone ${zone}) - (${shopOrder.placedAt} at time zone 'UTC'))`.mapWith(
          Number,
        ),
    })
    .from(shopOrder)
    .where(where)
    .orderBy(desc(shopOrder.number))
    .limit(limit)
    .offset(offset)
  if (orders.length === 0) return []
  const joins = seatJoins(orderTicket)
  const tickets = await queries
    .select({
      ...soldSeatColumns,
      orderId: orderTicket.orderId,
      code: orderTicket.code,
      eventId: orderTicket.eventId,
      placeId: orderTicket.placeId,
      priceCents: orderTicket.priceCents,
    })
    .from(orderTicket)
    .innerJoin(seatGroup, eq(seatGroup.id, orderTicket.seatGroupId))
    .innerJoin(saleType, joins.saleType)
    .leftJoin(timeslot, joins.timeslot)
    .where(
      inArray(
        orderTicket.orderId,
        orders.map(({ order }) => order.id),
      ),
    )
  const events = await findTicketEvents(queries, tickets)
  const uses = await queries
    .select()
    .from(voucherUse)
    .where(
      inArray(
        voucherUse.orderId,
        orders.map(({ order }) => order.id),
      ),
    )
  const ticketsOf = Map.groupBy(tickets, ({ orderId }) => orderId)
  const usesOf = Map.groupBy(uses, ({ orderId }) => orderId)
  return orders.map((found) => ({
    ...found,
    /** What vouchers have paid, also if it was given back since. */
    redeemedCents: sumOf(usesOf.get(found.order.id) ?? []),
    tickets: ticketsOf.get(found.order.id) ?? [],
    events,
  }))
}

export type FoundOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>
