import { and, eq, gte, inArray, lte, sql, type SQL } from 'drizzle-orm'
import { event, eventSeries, eventTag } from '#database/tables/events.ts'
import { production } from '#database/tables/productions.ts'
import { today } from '#database/site-zone.ts'
import { typeNumber } from '#catalogue/type-number.ts'

/** A visitor's filters, all optional, combined with AND. */
export type EventFilter = {
  ids?: number[] | undefined
  room?: number | undefined
  /** Slug or id of an exhibition type. */
  type?: string | undefined
  tag?: number | undefined
  series?: number | undefined
  genre?: number | undefined
  production?: number | undefined
  venue?: number | undefined
  /** Recommended for people of this age. */
  age?: number | undefined
  /** The last day. */
  date_to?: string | undefined
}

/** Events from a day on; from today if none is given. Today's list has none that are over: it answers what one can still go to. */
export function from(date: string | undefined): SQL {
  const isToCome = sql`${event.overAt} > now()`
  if (date === undefined) return sql`(${gte(event.day, today)} and ${isToCome})`
  return sql`(${gte(event.day, date)} and (${isToCome} or ${date}::date <> ${today}))`
}

/** The days of a list: from a day on; for events that are asked for by their ids all days, unless one is given. */
export function daysOf({ ids }: EventFilter, date: string | undefined): SQL | undefined {
  return ids && date === undefined ? undefined : from(date)
}

/** The condition for events that match the filters; undefined if there are none. */
export function matching(filter: EventFilter): SQL | undefined {
  return and(
    filter.ids && inArray(event.id, filter.ids),
    filter.room === undefined ? undefined : eq(event.roomId, filter.room),
    filter.genre === undefined ? undefined : eq(event.genreId, filter.genre),
    filter.production === undefined ? undefined : eq(event.productionId, filter.production),
    filter.venue === undefined ? undefined : eq(event.venueId, filter.venue),
    filter.date_to === undefined ? undefined : lte(event.day, filter.date_to),
    filter.age === undefined ? undefined : sql`${minimumAge} <= ${filter.age}`,
    filter.type === undefined ? undefined : eq(event.exhibitionTypeId, typeNumber(filter.type)),
    filter.tag === undefined
      ? undefined
      : // A subquery per event: a join would read every event that ever had the tag to find the few upcoming ones.
        sql`${filter.tag} = any(array(select ${eventTag.tagId} from ${eventTag} where ${eventTag.eventId} = ${event.id}))`,
    filter.series === undefined
      ? undefined
      : sql`${filter.series} = any(array(select ${eventSeries.seriesId} from ${eventSeries} where ${eventSeries.eventId} = ${event.id}))`,
  )
}

/** That of the event or else of its production; null where none is recommended. */
const minimumAge = sql`coalesce(${event.minimumAge}, (select ${production.minimumAge} from ${production} where ${production.id} = ${event.productionId}))`
