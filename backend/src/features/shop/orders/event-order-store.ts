import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { siteZone } from '#database/site-zone.ts'
import { event } from '#database/tables/events.ts'
import { orderTicket, shopOrder, takenPlace } from '#database/tables/shop.ts'

/** The seats of an event that are in carts, and its orders that are not cancelled; null if there is no such event. */
export async function findEventOrders(queries: Queries, eventId: number) {
  const [found] = await queries.select({ id: event.id }).from(event).where(eq(event.id, eventId))
  if (!found) return null
  const [held] = await queries
    .select({ places: count() })
    .from(takenPlace)
    .where(
      and(
        eq(takenPlace.eventId, eventId),
        isNotNull(takenPlace.heldUntil),
        sql`${takenPlace.heldUntil} > now()`,
      ),
    )
  const zone = sql.raw(`'${siteZone}'`)
  const orders = await queries
    .select({
      order: shopOrder,
      places: count(),
      offsetSeconds:
        sql<number>`extract(epoch from (${shopOrder.placedAt} at time zone ${zone}) - (${shopOrder.placedAt} at time zone 'UTC'))`.mapWith(
          Number,
        ),
    })
    .from(orderTicket)
    .innerJoin(shopOrder, eq(shopOrder.id, orderTicket.orderId))
    .where(and(eq(orderTicket.eventId, eventId), isNull(shopOrder.canceledAt)))
    .groupBy(shopOrder.id)
    .orderBy(desc(shopOrder.number))
  return { heldPlaces: held!.places, orders }
}

/** The order with this number, if it is for the event; null otherwise. */
export async function findOrderOfEvent(
  queries: Queries,
  { eventId, number }: { eventId: number; number: number },
): Promise<string | null> {
  const [row] = await queries
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .innerJoin(orderTicket, eq(orderTicket.orderId, shopOrder.id))
    .where(and(eq(orderTicket.eventId, eventId), eq(shopOrder.number, number)))
    .limit(1)
  return row?.id ?? null
}
