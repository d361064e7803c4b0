import type { Production } from '@foyer/schema/rest/productions.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { and, asc, count, desc, eq, exists, gte, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import { event } from '#database/tables/events.ts'
import { season, tag } from '#database/tables/options.ts'
import { production, productionTag } from '#database/tables/productions.ts'
import { findArticlesOfProductions } from '#catalogue/article-mention-store.ts'
import type { Audience } from '#catalogue/complete-events.ts'
import { eventDateResponse } from '#catalogue/event-response.ts'
import { eventOrder, selectEventRows } from '#catalogue/event-rows.ts'
import { typeNumber } from '#catalogue/type-number.ts'
import { seasonResponse, tagResponse } from '#catalogue/option-shapes.ts'
import { findPictures } from '#catalogue/picture-store.ts'
import {
  emptyProductionDetails,
  findProductionDetails,
} from '#catalogue/production-details-store.ts'
import { productionResponse } from './production-response.ts'
import { findProductionRows, type ProductionRow } from './production-rows.ts'

const maxDates = 50

type ProductionFilter = {
  ids?: number[] | undefined
  season?: number | undefined
  /** Slug or id of an exhibition type. */
  exhibitionType?: string | undefined
  tag?: number | undefined
  /** Only productions with an event from this day on. */
  date?: string | undefined
}

/** A page of productions by their next date, those that are over last, and the total number. */
export async function findProductions(
  queries: Queries,
  query: Audience & { filter: ProductionFilter; page: { offset: number; size: number } },
): Promise<{ count: number; results: z.output<typeof Production>[] }> {
  const chosen = matching(queries, query.filter)
  const [found, counted] = await Promise.all([
    findProductionRows(queries, { chosen, page: query.page }),
    queries.select({ count: count() }).from(production).where(chosen),
  ])
  return { count: counted[0]?.count ?? 0, results: await complete(queries, found, query) }
}

/** A production; null if there is none with that id. */
export async function findProduction(
  queries: Queries,
  { id, ...audience }: Audience & { id: number },
): Promise<z.output<typeof Production> | null> {
  const chosen = eq(production.id, id)
  const rows = await findProductionRows(queries, { chosen, page: { offset: 0, size: 1 } })
  const [found] = await complete(queries, rows, audience)
  return found ?? null
}

/** All seasons, newest first. */
export async function listSeasons(queries: Queries) {
  const rows = await queries.select().from(season).orderBy(desc(season.firstDay), desc(season.id))
  return rows.map(seasonResponse)
}

/** The tags used by productions, in order. */
export async function listProductionTags(queries: Queries, locale: Locale) {
  const used = queries.select({ id: productionTag.tagId }).from(productionTag)
  const rows = await queries
    .select()
    .from(tag)
    .where(inArray(tag.id, used))
    .orderBy(asc(tag.position), asc(tag.id))
  return rows.map((row) => tagResponse(row, locale))
}

function matching(queries: Queries, filter: ProductionFilter) {
  return and(
    filter.ids && inArray(production.id, filter.ids),
    filter.season === undefined ? undefined : eq(production.seasonId, filter.season),
    filter.exhibitionType === undefined
      ? undefined
      : eq(production.exhibitionTypeId, typeNumber(filter.exhibitionType)),
    filter.tag === undefined
      ? undefined
      : exists(
          queries
            .select({ one: sql`1` })
            .from(productionTag)
            .where(
              and(
                eq(productionTag.tagId, filter.tag),
                eq(productionTag.productionId, production.id),
              ),
            ),
        ),
    filter.date === undefined
      ? undefined
      : exists(
          queries
            .select({ one: sql`1` })
            .from(event)
            .where(and(eq(event.productionId, production.id), gte(event.day, filter.date))),
        ),
  )
}

async function complete(queries: Queries, rows: ProductionRow[], audience: Audience) {
  const { locale } = audience
  const ids = rows.map(({ production }) => production.id)
  const imageIds = rows.map(({ production }) => production.imageId)
  const [detailsById, dates, tags, pictures, articles] = await Promise.all([
    findProductionDetails(queries, { ids, locale }),
    findDates(queries, ids),
    findTags(queries, ids),
    findPictures(queries, { ids: imageIds, locale }),
    findArticlesOfProductions(queries, { ids, locale }),
  ])
  return rows.map((row) => {
    const { id, imageId } = row.production
    return productionResponse(row, {
      locale,
      details: detailsById.get(id) ?? emptyProductionDetails(),
      tags: tags
        .filter(({ productionId }) => productionId === id)
        .map(({ tag }) => tagResponse(tag, locale)),
      events: dates
        .filter(({ event }) => event.productionId === id)
        .map((date) => eventDateResponse(date, audience)),
      articles: articles.get(id) ?? [],
      picture: imageId === null ? undefined : pictures.get(imageId),
    })
  })
}

/** The next dates of each production, at most `maxDates` each. */
async function findDates(queries: Queries, ids: number[]) {
  if (ids.length === 0) return []
  const numbered = queries
    .select({
      id: event.id,
      place:
        sql<number>`row_number() over (partition by ${event.productionId} order by ${event.startsAt}, ${event.id})`.as(
          'place',
        ),
    })
    .from(event)
    .where(and(inArray(event.productionId, ids), gte(event.overAt, sql`now()`)))
    .as('numbered')
  const next = queries
    .select({ id: numbered.id })
    .from(numbered)
    .where(sql`${numbered.place} <= ${maxDates}`)
  return selectEventRows(queries)
    .where(inArray(event.id, next))
    .orderBy(...eventOrder)
}

async function findTags(queries: Queries, ids: number[]) {
  if (ids.length === 0) return []
  return queries
    .select({ productionId: productionTag.productionId, tag })
    .from(productionTag)
    .innerJoin(tag, eq(tag.id, productionTag.tagId))
    .where(inArray(productionTag.productionId, ids))
    .orderBy(asc(tag.position), asc(tag.id))
}
