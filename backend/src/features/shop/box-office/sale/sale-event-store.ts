import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { and, eq, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { firstText, textIn } from '#database/localized.ts'
import { event, eventSeries } from '#database/tables/events.ts'
import { eventDateResponse } from '#catalogue/event-response.ts'
import { eventOrder, selectEventRows, type EventRow } from '#catalogue/event-rows.ts'
import { statusNow } from '#catalogue/status-now.ts'
import { findOffer } from '#features/shop/offer-store.ts'

type Audience = { locale: Locale; siteUrl: string }

const maxOtherDates = 12

/** An event as the box office shows it. */
export type SaleDate = ReturnType<typeof saleDate>
export type SaleEvent = NonNullable<Awaited<ReturnType<typeof findSaleEvent>>>

/** The event of an address of the box office, with what can be had of it now; null if there is none. */
export async function findSaleEvent(
  queries: Queries,
  { number, ...audience }: Audience & { number: number },
) {
  const [row] = await selectEventRows(queries).where(
    or(eq(event.jetId, number), and(isNull(event.jetId), eq(event.id, number))),
  )
  if (!row) return null
  const [offer, otherDates] = await Promise.all([
    findOffer(queries, { eventId: row.event.id, locale: audience.locale }),
    findOtherDates(queries, row),
  ])
  const lines = (offer?.seat_groups ?? []).filter(
    ({ status, prices }) => status > 0 && prices.length > 0,
  )
  return {
    ...saleDate(row, audience),
    saleStartsOn: row.event.saleStartsOn,
    hasBegun: row.event.startsAt <= new Date() && row.event.localTime !== null,
    lines,
    otherDates: otherDates.map((other) => saleDate(other, audience)),
  }
}

function saleDate(row: EventRow, { locale, siteUrl }: Audience) {
  const title = textIn(locale, firstText(row.event.title, row.production?.title))
  return { ...eventDateResponse(row, { locale, siteUrl }), title }
}

async function findOtherDates(queries: Queries, { event: own }: EventRow): Promise<EventRow[]> {
  if (own.productionId === null) return []
  return selectEventRows(queries)
    .where(and(eq(event.productionId, own.productionId), ne(event.id, own.id), isSold))
    .orderBy(...eventOrder)
    .limit(maxOtherDates)
}

const isSold = and(
  sql`${statusNow} = 'on_sale'`,
  sql`exists (select 1 from price where price.event_id = ${event.id})`,
)

/** Which of the events on sale a list shows. */
export type SaleFilter = { seriesId?: number; genreId?: number }

/** A page of the events on sale, and whether more follow. */
export async function findSaleDates(
  queries: Queries,
  {
    filter,
    page,
    pageSize,
    ...audience
  }: Audience & { filter: SaleFilter; page: number; pageSize: number },
): Promise<{ dates: SaleDate[]; hasMore: boolean }> {
  const rows = await selectEventRows(queries)
    .where(and(isSold, ...conditionsOf(filter)))
    .orderBy(...eventOrder)
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize)
  return {
    dates: rows.slice(0, pageSize).map((row) => saleDate(row, audience)),
    hasMore: rows.length > pageSize,
  }
}

function conditionsOf({ seriesId, genreId }: SaleFilter): SQL[] {
  return [
    ...(seriesId === undefined
      ? []
      : [
          sql`exists (select 1 from ${eventSeries} where ${eventSeries.eventId} = ${event.id} and ${eventSeries.seriesId} = ${seriesId})`,
        ]),
    ...(genreId === undefined ? [] : [eq(event.genreId, genreId)]),
  ]
}
