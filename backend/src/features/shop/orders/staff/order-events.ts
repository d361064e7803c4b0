import type { OrderEvent } from '@foyer/schema/rest/staff-order-shapes.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { and, asc, count, eq, gte, ilike, inArray, isNull, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { type EventRow, selectEventRows } from '#catalogue/event-rows.ts'
import type { Queries } from '#database/connect.ts'
import { containing } from '#database/search/containing.ts'
import { firstText, textIn } from '#database/localized.ts'
import { event } from '#database/tables/events.ts'
import { production } from '#database/tables/productions.ts'
import { orderTicket, shopOrder } from '#database/tables/shop.ts'

const maxEvents = 50

type Query = { search?: string | undefined; event?: number | undefined }

/** Events with valid orders and how many places these have, the earliest first: those from today on, or those found. */
export async function findOrderEvents(queries: Queries, query: Query, locale: Locale) {
  const pattern = query.search?.trim() && containing(query.search.trim())
  const found = await queries
    .select({ id: event.id, places: count() })
    .from(orderTicket)
    .innerJoin(shopOrder, eq(shopOrder.id, orderTicket.orderId))
    .innerJoin(event, eq(event.id, orderTicket.eventId))
    .leftJoin(production, eq(production.id, event.productionId))
    .where(
      and(
        isNull(shopOrder.canceledAt),
        query.event === undefined ? undefined : eq(event.id, query.event),
        pattern
          ? or(
              ilike(sql`${event.title}::text`, pattern),
              ilike(sql`${production.title}::text`, pattern),
              ilike(sql`to_char(${event.day}, 'YYYY-MM-DD DD.MM.YYYY FMDD.FMMM.YYYY')`, pattern),
            )
          : query.event === undefined
            ? gte(event.overAt, sql`now() - interval '1 day'`)
            : undefined,
      ),
    )
    .groupBy(event.id)
    .orderBy(asc(event.startsAt), asc(event.id))
    .limit(maxEvents)
  const ids = found.map(({ id }) => id)
  const rows = ids.length === 0 ? [] : await selectEventRows(queries).where(inArray(event.id, ids))
  const byId = new Map(rows.map((row) => [row.event.id, row]))
  return found.map(({ id, places }) => orderEvent(byId.get(id)!, { places, locale }))
}

/** An event as the lists of orders name it. */
export function orderEvent(
  { event: { id, day, localTime, title }, production: of, venue, room }: EventRow,
  { places, locale }: { places: number; locale: Locale },
): z.input<typeof OrderEvent> {
  return {
    id,
    title: textIn(locale, firstText(title, of?.title)),
    day,
    time: localTime && localTime.slice(0, 5),
    venue: [venue.name, room?.name]
      .map((name) => textIn(locale, name))
      .filter(Boolean)
      .join(', '),
    places,
  }
}
