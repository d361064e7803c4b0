import { asc, eq, sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { event } from '#database/tables/events.ts'
import { exhibitionType, genre, season } from '#database/tables/options.ts'
import { production } from '#database/tables/productions.ts'

/** When each production is played: its first and last day, and its next beginning. */
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

/** Productions with their single-valued relations and the span of their dates, and the order in which lists show them. */
export function selectProductionRows(queries: Queries) {
  const span = spansOf(queries)
  const rows = queries
    .select({
      production,
      genre,
      season,
      exhibitionType,
      first: span.first,
      last: span.last,
    })
    .from(production)
    .leftJoin(span, eq(span.productionId, production.id))
    .leftJoin(genre, eq(genre.id, production.genreId))
    .leftJoin(season, eq(season.id, production.seasonId))
    .leftJoin(exhibitionType, eq(exhibitionType.id, production.exhibitionTypeId))
    .$dynamic()
  const order = [
    sql`${span.next} asc nulls last`,
    sql`${span.last} desc nulls last`,
    asc(production.id),
  ]
  return { rows, order }
}

export type ProductionRow = Awaited<ReturnType<typeof selectProductionRows>['rows']>[number]
