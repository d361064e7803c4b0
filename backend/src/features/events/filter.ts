import { and, eq, gte, sql, type SQL } from 'drizzle-orm'
import { event, eventSeries, eventTag } from '#database/tables/events.ts'
import { today } from '#catalogue/today.ts'
import { typeNumber } from '#catalogue/type-number.ts'

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

/** Events that are what a visitor has chosen; undefined where that is nothing. */
export function matching(filter: EventFilter): SQL | undefined {
  return and(
    filter.room === undefined ? undefined : eq(event.roomId, filter.room),
    filter.genre === undefined ? undefined : eq(event.genreId, filter.genre),
    filter.production === undefined ? undefined : eq(event.productionId, filter.production),
    filter.venue === undefined ? undefined : eq(event.venueId, filter.venue),
    filter.type === undefined ? undefined : eq(event.exhibitionTypeId, typeNumber(filter.type)),
    filter.tag === undefined
      ? undefined
      : // Asked of each event in its turn: a join would read all that was ever tagged so, to find the few to come.
        sql`${filter.tag} = any(array(select ${eventTag.tagId} from ${eventTag} where ${eventTag.eventId} = ${event.id}))`,
    filter.series === undefined
      ? undefined
      : sql`${filter.series} = any(array(select ${eventSeries.seriesId} from ${eventSeries} where ${eventSeries.eventId} = ${event.id}))`,
  )
}
