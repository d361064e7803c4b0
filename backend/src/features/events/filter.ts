import { and, eq, exists, gte, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { event, eventSeries, eventTag } from '#database/tables/events.ts'
import { today } from '#programme/today.ts'
import { typeNumber } from '#programme/type-number.ts'

/** What a visitor has chosen; all of it optional, all of it together. */
export type EventFilter = {
  room?: number | undefined
  /** Slug of an exhibition type, or its number. */
  type?: string | undefined
  tag?: number | undefined
  series?: number | undefined
  genre?: number | undefined
  production?: number | undefined
  venue?: number | undefined
}

/** Events from a day on; from today where none is given. */
export function from(date: string | undefined): SQL {
  return gte(event.day, date ?? today)
}

export function matching(queries: Queries, filter: EventFilter): SQL | undefined {
  return and(
    filter.room === undefined ? undefined : eq(event.roomId, filter.room),
    filter.genre === undefined ? undefined : eq(event.genreId, filter.genre),
    filter.production === undefined ? undefined : eq(event.productionId, filter.production),
    filter.venue === undefined ? undefined : eq(event.venueId, filter.venue),
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
