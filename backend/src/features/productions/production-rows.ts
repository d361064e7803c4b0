import { asc, eq, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { event } from '#database/tables/events.ts'
import { exhibitionType, genre, season } from '#database/tables/options.ts'
import { production } from '#database/tables/productions.ts'

type ProductionRowQuery = {
  chosen: SQL | undefined
  page: { offset: number; size: number }
}

/**
 * Productions with their single-valued relations and first and last date, by their next date; those that are over come last, the
 * latest first. The page is selected by ids before anything is joined to it.
 */
export function findProductionRows(queries: Queries, { chosen, page }: ProductionRowQuery) {
  const span = spansOf(queries)
  const order = { next: sql`next asc nulls last`, last: sql`last desc nulls last` }
  const listed = queries
    .select({ id: production.id, first: span.first, last: span.last, next: span.next })
    .from(production)
    .leftJoin(span, eq(span.productionId, production.id))
    .where(chosen)
    .orderBy(order.next, order.last, asc(production.id))
    .limit(page.size)
    .offset(page.offset)
    .as('listed')
  return queries
    .select({
      production,
      genre,
      season,
      exhibitionType,
      first: listed.first,
      last: listed.last,
    })
    .from(listed)
    .innerJoin(production, eq(production.id, listed.id))
    .leftJoin(genre, eq(genre.id, production.genreId))
    .leftJoin(season, eq(season.id, production.seasonId))
    .leftJoin(exhibitionType, eq(exhibitionType.id, production.exhibitionTypeId))
    .orderBy(order.next, order.last, asc(production.id))
}

export type ProductionRow = Awaited<ReturnType<typeof findProductionRows>>[number]

/** The first, last and next date of each production. */
function spansOf(queries: Queries) {
  return queries
    .select({
      productionId: event.productionId,
      first: sql<string>`min(${event.day})`.as('first'),
      last: sql<string>`max(${event.day})`.as('last'),
      next: sql<Date>`min(${event.startsAt}) filter (where ${event.overAt} > now())`.as('next'),
    })
    .from(event)
    .groupBy(event.productionId)
    .as('span')
}
