import type { Event, EventPrice } from '@foyer/schema/shapes/event.ts'
import { fullPriceSaleType } from '@foyer/schema/ticket-rules.ts'
import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import { firstText, textIn } from '#database/localized.ts'
import { htmlIn } from '#http/html-in.ts'
import { event, price } from '#database/tables/events.ts'
import { production } from '#database/tables/productions.ts'
import { findArticlesOfEvent } from '#catalogue/article-mention-store.ts'
import {
  emptyProductionDetails,
  findProductionDetails,
} from '#catalogue/production-details-store.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { completeEvents, type Audience } from '#catalogue/complete-events.ts'
import { eventOrder, selectEventRows, type EventRow } from '#catalogue/event-rows.ts'
import { priceText } from '#catalogue/price-text.ts'
import { findSeatGroups } from '#catalogue/seat-group-store.ts'

const maxDates = 50

/** An event with everything its page shows; null if there is none with that id. */
export async function findEvent(
  queries: Queries,
  { id, ...audience }: Audience & { id: number },
): Promise<z.output<typeof Event> | null> {
  const [row] = await selectEventRows(queries).where(eq(event.id, id))
  if (!row) return null
  const isOnSale = row.status === 'on_sale'
  const [children, dates, prices, seatGroups, staging, articles] = await Promise.all([
    selectEventRows(queries)
      .where(eq(event.parentId, id))
      .orderBy(...eventOrder),
    findOtherDates(queries, row),
    findPrices(queries, id, audience.locale),
    findSeatGroups(queries, { eventId: id, isOnSale, locale: audience.locale }),
    findStaging(queries, row, audience.locale),
    findArticlesOfEvent(queries, {
      id,
      productionId: row.event.productionId,
      locale: audience.locale,
    }),
  ])
  const [own, ...others] = await completeEvents(queries, [row, ...children, ...dates], audience)
  if (!own) return null
  return {
    ...own,
    ...stagingFields(row, staging, audience.locale),
    articles,
    prices,
    seat_groups: seatGroups,
    children: others.slice(0, children.length),
    events: others.slice(children.length),
  }
}

async function findOtherDates(queries: Queries, { event: own }: EventRow): Promise<EventRow[]> {
  if (own.productionId === null) return []
  return selectEventRows(queries)
    .where(
      and(
        eq(event.productionId, own.productionId),
        ne(event.id, own.id),
        gt(event.overAt, sql`now()`),
      ),
    )
    .orderBy(...eventOrder)
    .limit(maxDates)
}

/** The full price of each category, whichever seat groups it applies to. */
async function findPrices(
  queries: Queries,
  eventId: number,
  locale: Locale,
): Promise<z.output<typeof EventPrice>[]> {
  const rows = await queries
    .selectDistinctOn([price.position])
    .from(price)
    .where(and(eq(price.eventId, eventId), eq(price.saleTypeId, fullPriceSaleType)))
    .orderBy(asc(price.position), asc(price.id))
  return rows.map(({ id, name, priceCents, text }) => ({
    id,
    name: textIn(locale, name),
    price: priceText(priceCents),
    text: textIn(locale, text),
  }))
}

async function findStaging(queries: Queries, { event: own }: EventRow, locale: Locale) {
  const id = own.productionId
  if (id === null) return { production: undefined, details: emptyProductionDetails() }
  const [[found], detailsById] = await Promise.all([
    queries.select().from(production).where(eq(production.id, id)),
    findProductionDetails(queries, { ids: [id], locale }),
  ])
  return { production: found, details: detailsById.get(id) ?? emptyProductionDetails() }
}

function stagingFields(
  { event: own }: EventRow,
  { production, details }: Awaited<ReturnType<typeof findStaging>>,
  locale: Locale,
) {
  const texts = (field: 'importantInfo' | 'description' | 'language') =>
    firstText(own[field], production?.[field])
  return {
    ...details,
    important_info: htmlIn(locale, texts('importantInfo')),
    description: htmlIn(locale, texts('description')),
    language: textIn(locale, texts('language')),
    duration_minutes: own.durationMinutes ?? production?.durationMinutes ?? null,
    minimum_age: own.minimumAge ?? production?.minimumAge ?? null,
    video_url: production?.videoUrl ?? null,
    promoter: own.promoter ?? production?.promoter ?? null,
  }
}
