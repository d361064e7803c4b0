import type { DoorList } from '@foyer/schema/rest/staff-order-shapes.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { and, asc, count, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { selectEventRows } from '#catalogue/event-rows.ts'
import type { Queries } from '#database/connect.ts'
import { textIn } from '#database/localized.ts'
import { event } from '#database/tables/events.ts'
import { timeslot } from '#database/tables/offers.ts'
import { saleType } from '#database/tables/options.ts'
import { place, seatGroup } from '#database/tables/seats.ts'
import { orderTicket, shopOrder, takenPlace } from '#database/tables/shop.ts'
import { seatJoins, soldSeatColumns } from '#features/shop/orders/ticket-rows.ts'
import { orderEvent } from './order-events.ts'
import { stateOf } from './order-state.ts'

/** Who comes to an event, in the order of the hall; null if there is no such event. */
export async function findDoorList(
  queries: Queries,
  { eventId, locale }: { eventId: number; locale: Locale },
): Promise<z.input<typeof DoorList> | null> {
  const [row] = await selectEventRows(queries).where(eq(event.id, eventId))
  if (!row) return null
  const joins = seatJoins(orderTicket)
  const [tickets, withoutOrder] = await Promise.all([
    queries
      .select({ ...soldSeatColumns, kind: place.kind, order: shopOrder })
      .from(orderTicket)
      .innerJoin(shopOrder, eq(shopOrder.id, orderTicket.orderId))
      .innerJoin(place, joins.place)
      .innerJoin(seatGroup, eq(seatGroup.id, orderTicket.seatGroupId))
      .innerJoin(saleType, joins.saleType)
      .leftJoin(timeslot, joins.timeslot)
      .where(and(eq(orderTicket.eventId, eventId), isNull(shopOrder.canceledAt)))
      .orderBy(
        asc(timeslot.timeStart),
        asc(seatGroup.position),
        asc(seatGroup.id),
        asc(place.row),
        asc(place.column),
        asc(place.id),
      ),
    queries
      .select({ count: count() })
      .from(takenPlace)
      .where(
        and(
          eq(takenPlace.eventId, eventId),
          isNull(takenPlace.heldUntil),
          isNull(takenPlace.orderId),
        ),
      ),
  ])
  return {
    event: orderEvent(row, { places: tickets.length, locale }),
    places: tickets.map(({ order, ...ticket }) => ({
      number: order.number,
      state: stateOf(order, { isRefundNoted: false }),
      name: order.name,
      seat_group: textIn(locale, ticket.seatGroupName),
      row: ticket.rowLabel,
      seat: ticket.seatLabel,
      kind: ticket.kind,
      sale_type: textIn(locale, ticket.saleTypeName),
      admission: ticket.timeStart && ticket.timeStart.slice(0, 5),
      access_needs: order.accessNeeds,
    })),
    places_without_order: withoutOrder[0]!.count,
  }
}
