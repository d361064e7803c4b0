import { fullPriceSaleType } from '@foyer/schema/ticket-rules.ts'
import { eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queries } from '#database/connect.ts'
import { siteZone } from '#database/site-zone.ts'
import { event, price } from '#database/tables/events.ts'
import { exhibitionType, genre } from '#database/tables/options.ts'
import { room, venue } from '#database/tables/places.ts'
import { production } from '#database/tables/productions.ts'

const zone = sql.raw(`'${siteZone}'`)

/** Events with what stands beside them in lists: one row an event, the single-valued relations joined. */
export function selectEventRows(queries: Queries) {
  return queries
    .select({
      event,
      isOver: sql<boolean>`${event.overAt} <= now()`,
      startOffset: offsetSecondsAt(event.startsAt).mapWith(Number),
      endOffset: offsetSecondsAt(event.endsAt).mapWith(Number),
      formerStartsAt: instantAtTheatre(event.formerDay, event.formerTime),
      formerOffset: offsetSecondsAt(instantAtTheatre(event.formerDay, event.formerTime)).mapWith(
        Number,
      ),
      revision: sql<number>`greatest(${event.revision}, ${production.revision}, ${venue.revision}, ${room.revision})`,
      changedAt: lastChange,
      changedOffset: offsetSecondsAt(lastChange).mapWith(Number),
      priceFromCents: sql<number | null>`(
        select min(${price.priceCents}) from ${price}
        where ${price.eventId} = ${event.id} and ${price.priceCents} > 0
          and ${price.saleTypeId} = ${sql.raw(String(fullPriceSaleType))})`,
      production: {
        id: production.id,
        slug: production.slug,
        title: production.title,
        preline: production.preline,
        subtitle: production.subtitle,
        teaser: production.teaser,
        imageId: production.imageId,
      },
      venue: { id: venue.id, slug: venue.slug, name: venue.name, city: venue.city },
      room,
      genre,
      exhibitionType,
    })
    .from(event)
    .innerJoin(venue, eq(venue.id, event.venueId))
    .leftJoin(production, eq(production.id, event.productionId))
    .leftJoin(room, eq(room.id, event.roomId))
    .leftJoin(genre, eq(genre.id, event.genreId))
    .leftJoin(exhibitionType, eq(exhibitionType.id, event.exhibitionTypeId))
    .$dynamic()
}

export type EventRow = Awaited<ReturnType<typeof selectEventRows>>[number]

const lastChange =
  sql<Date>`greatest(${event.changedAt}, ${production.changedAt}, ${venue.changedAt}, ${room.changedAt})`.mapWith(
    event.changedAt,
  )

/** In this order every list of events stands. */
export const eventOrder = [event.day, event.startsAt, event.id]

/** Seconds by which the clock of the theatre is ahead of UTC at a point in time. */
function offsetSecondsAt(instant: PgColumn | SQL): SQL<number> {
  return sql<number>`extract(epoch from (${instant} at time zone ${zone}) - (${instant} at time zone 'UTC'))`
}

/** The point in time of a day and a time on the clock of the theatre; where there is no time, the beginning of the day. */
function instantAtTheatre(day: PgColumn, time: PgColumn) {
  return sql<Date | null>`((${day} + coalesce(${time}, '00:00')) at time zone ${zone})`.mapWith(
    event.startsAt,
  )
}
