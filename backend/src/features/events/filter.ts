import { and, eq, exists, gte, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { siteZone } from '#database/site-zone.ts'
import { event, eventSeries, eventTag } from '#database/tables/events.ts'
import { exhibitionType } from '#database/tables/options.ts'

/** What a visitor has chosen; all of it optional, all of it together. */
export type EventFilter = {
  room?: number | undefined
  /** Slug of an exhibition type, or its number. */
  type?: string | undefined
  tag?: number | undefined
  series?: number | undefined
  genre?: number | undefined
  production?: number | undefined
}

/** The calendar day that it is at the theatre now. */
export const today = sql<string>`(now() at time zone ${sql.raw(`'${siteZone}'`)})::date`

/** Events from a day on; from today where none is given. */
export function from(date: string | undefined): SQL {
  return gte(event.day, date ?? today)
}

export function matching(queries: Queries, filter: EventFilter): SQL | undefined {
  return and(
    filter.room === undefined ? undefined : eq(event.roomId, filter.room),
    filter.genre === undefined ? undefined : eq(event.genreId, filter.genre),
    filter.production === undefined ? undefined : eq(event.productionId, filter.production),
    filter.type === undefined ? undefined : eq(event.exhibitionTypeId, typeNumber(filter.type)),
    filter.tag === undefined
      ? undefined
      : exists(
          queries
            .select({ one: sql`1` })
            .from(eventTag)
            .where(and(eq(eventTag.tagId, filter.tag), eq(eventTag.eventId, event.id))),
        ),
    filter.series === undefined
      ? undefined
      : exists(
          queries
            .select({ one: sql`1` })
            .from(eventSeries)
            .where(and(eq(eventSeries.seriesId, filter.series), eq(eventSeries.eventId, event.id))),
        ),
  )
}

/** The number of an exhibition type that is given by number or slug. */
export function typeNumber(type: string): SQL<number> {
  if (/^\d{1,9}$/.test(type)) return sql`${Number(type)}`
  return sql`(select ${exhibitionType.id} from ${exhibitionType} where ${exhibitionType.key} = ${type})`
}
