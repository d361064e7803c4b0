import type { CartTicket } from '@foyer/schema/shapes/cart.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import { textIn } from '#database/localized.ts'
import { event } from '#database/tables/events.ts'
import { timeslot } from '#database/tables/offers.ts'
import { saleType } from '#database/tables/options.ts'
import { place, seatGroup } from '#database/tables/seats.ts'
import { orderTicket, type takenPlace } from '#database/tables/shop.ts'
import { eventResponse } from '#catalogue/event-response.ts'
import { selectEventRows, type EventRow } from '#catalogue/event-rows.ts'
import { priceText } from '#catalogue/price-text.ts'

/** The common part of held and sold tickets. */
export type TicketRow = {
  eventId: number
  placeId: number
  priceCents: number
  timeStart: string | null
  seatGroupId: number
  seatGroupName: typeof seatGroup.$inferSelect.name
  rowLabel: string
  seatLabel: string
  saleTypeId: number
  saleTypeName: typeof saleType.$inferSelect.name
}

/** The columns of a ticket from other tables. */
export const seatColumns = {
  timeStart: timeslot.timeStart,
  seatGroupId: seatGroup.id,
  seatGroupName: seatGroup.name,
  rowLabel: place.rowLabel,
  seatLabel: place.seatLabel,
  saleTypeId: saleType.id,
  saleTypeName: saleType.name,
}

/** The same of an order: its places are called as they were when they were sold. */
export const soldSeatColumns = {
  ...seatColumns,
  rowLabel: orderTicket.rowLabel,
  seatLabel: orderTicket.seatLabel,
}

type TicketTable = typeof takenPlace | typeof orderTicket

/** The join conditions for these columns. */
export const seatJoins = (ticket: TicketTable) =>
  ({
    place: eq(place.id, ticket.placeId),
    seatGroup: eq(seatGroup.id, place.seatGroupId),
    saleType: eq(saleType.id, ticket.saleTypeId),
    timeslot: eq(timeslot.id, ticket.timeslotId),
  }) as const

export type TicketEvents = ReadonlyMap<number, EventRow>

/** The events of tickets, by id. */
export async function findTicketEvents(
  queries: Queries,
  tickets: readonly TicketRow[],
): Promise<TicketEvents> {
  const ids = [...new Set(tickets.map(({ eventId }) => eventId))]
  if (ids.length === 0) return new Map()
  const rows = await selectEventRows(queries).where(inArray(event.id, ids))
  return new Map(rows.map((row) => [row.event.id, row]))
}

/** Tickets in chronological order, those of one event by seat. */
export function inOrder<Row extends TicketRow>(tickets: readonly Row[], events: TicketEvents) {
  const timeOf = ({ eventId, timeStart }: Row) =>
    `${events.get(eventId)!.event.startsAt.toISOString()} ${timeStart ?? ''}`
  return tickets.toSorted(
    (one, other) =>
      timeOf(one).localeCompare(timeOf(other)) ||
      one.eventId - other.eventId ||
      one.placeId - other.placeId,
  )
}

type Audience = { events: TicketEvents; locale: Locale; siteUrl: string }

export function ticketResponse(
  ticket: TicketRow,
  { events, locale, siteUrl }: Audience,
): Omit<z.output<typeof CartTicket>, 'id'> {
  const { id, id_jet, slug, slugs, title, date_start, day, time, venue, room } = eventResponse(
    events.get(ticket.eventId)!,
    { locale, siteUrl, series: [], tags: [], picture: undefined },
  )
  return {
    event: { id, id_jet, slug, slugs, title, date_start, day, time, venue, room },
    time_start: ticket.timeStart,
    seat_group: ticket.seatGroupId,
    seat_group_text: textIn(locale, ticket.seatGroupName),
    row: ticket.rowLabel,
    seat: ticket.seatLabel,
    sale_type_id: ticket.saleTypeId,
    sale_type: textIn(locale, ticket.saleTypeName),
    price: priceText(ticket.priceCents),
  }
}

export function totalOf(tickets: readonly TicketRow[]): string {
  return priceText(totalCentsOf(tickets))
}

export function totalCentsOf(tickets: readonly Pick<TicketRow, 'priceCents'>[]): number {
  return tickets.reduce((sum, { priceCents }) => sum + priceCents, 0)
}

/** What is to be paid of an order, or was paid, in money. */
export function dueCentsOf(order: {
  tickets: readonly Pick<TicketRow, 'priceCents'>[]
  redeemedCents: number
}): number {
  return totalCentsOf(order.tickets) - order.redeemedCents
}

type PlaceNames = { rowLabel: string; seatLabel: string; seatGroupId: number }

/** What the places of tickets are called now, by their ids. */
export async function findPlaceNames(
  queries: Queries,
  tickets: readonly { placeId: number }[],
): Promise<Map<number, PlaceNames>> {
  const ids = tickets.map(({ placeId }) => placeId)
  const { rowLabel, seatLabel, seatGroupId } = place
  const rows = await queries
    .select({ id: place.id, rowLabel, seatLabel, seatGroupId })
    .from(place)
    .where(inArray(place.id, ids))
  return new Map(rows.map(({ id, ...names }) => [id, names]))
}
