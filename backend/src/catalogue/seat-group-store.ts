import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { SeatGroup, TicketPrice } from '@foyer/schema/shapes/seats.ts'
import { asc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import { textIn } from '#database/localized.ts'
import { price } from '#database/tables/events.ts'
import { eventSeatGroup, timeslot } from '#database/tables/offers.ts'
import { saleType } from '#database/tables/options.ts'
import { seatGroup } from '#database/tables/seats.ts'
import { priceText } from './price-text.ts'

type SeatGroupQuery = {
  eventId: number
  /** Whether tickets for the event are on sale; otherwise every seat group is unavailable. */
  isOnSale: boolean
  locale: Locale
}

/** The seat groups of an event as planned. Current availability is not considered, so that the response can be cached. */
export async function findSeatGroups(
  queries: Queries,
  { eventId, isOnSale, locale }: SeatGroupQuery,
): Promise<z.output<typeof SeatGroup>[]> {
  const [groups, prices, timeslots] = await Promise.all([
    queries
      .select({
        id: eventSeatGroup.id,
        seatGroupId: seatGroup.id,
        isOffered: eventSeatGroup.isOffered,
        name: seatGroup.name,
      })
      .from(eventSeatGroup)
      .innerJoin(seatGroup, eq(seatGroup.id, eventSeatGroup.seatGroupId))
      .where(eq(eventSeatGroup.eventId, eventId))
      .orderBy(asc(seatGroup.position), asc(seatGroup.id)),
    findTicketPrices(queries, { eventId, locale }),
    queries
      .select()
      .from(timeslot)
      .where(eq(timeslot.eventId, eventId))
      .orderBy(asc(timeslot.timeStart)),
  ])
  return groups.map(({ id, seatGroupId, isOffered, name }) => ({
    id,
    seat_group: seatGroupId,
    status: Number(isOnSale && isOffered),
    text: textIn(locale, name),
    prices: withDiscounts(prices.filter((row) => row.seat_group === seatGroupId)),
    timeslots: timeslots.map((slot) => ({
      id: slot.id,
      time_start: slot.timeStart,
      status: Number(isOnSale && isOffered && slot.isOffered),
      block_id: slot.id,
    })),
  }))
}

type TicketPriceRow = Omit<z.output<typeof TicketPrice>, 'has_discounts'>

async function findTicketPrices(
  queries: Queries,
  { eventId, locale }: Omit<SeatGroupQuery, 'isOnSale'>,
): Promise<TicketPriceRow[]> {
  const rows = await queries
    .select({ price, saleTypeName: saleType.name })
    .from(price)
    .innerJoin(saleType, eq(saleType.id, price.saleTypeId))
    .where(eq(price.eventId, eventId))
    .orderBy(asc(saleType.position), asc(saleType.id))
  return rows.flatMap(({ price, saleTypeName }) =>
    price.seatGroupId === null
      ? []
      : {
          id: price.id,
          price: priceText(price.priceCents),
          sale_type_id: price.saleTypeId,
          seat_group: price.seatGroupId,
          text: textIn(locale, price.text),
          name: textIn(locale, saleTypeName),
        },
  )
}

/** The first price is the full price, the others are its discounts. */
function withDiscounts(prices: TicketPriceRow[]): z.output<typeof TicketPrice>[] {
  return prices.map((price, index) => ({
    ...price,
    has_discounts: index === 0 && prices.length > 1,
  }))
}
