import { fullPriceSaleType } from '@foyer/schema/ticket-rules.ts'
import { eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queries } from '#database/connect.ts'
import { siteZone } from '#database/site-zone.ts'
import { event, price } from '#database/tables/events.ts'
import { exhibitionType, genre } from '#database/tables/options.ts'
import { room, venue } from '#database/tables/places.ts'
import { production } from '#database/tables/productions.ts'
import { statusNow } from './status-now.ts'

const zone = sql.raw(`'${siteZone}'`)

/** Selects one row per event, joined with its single-valued relations. */
export function selectEventRows(queries: Queries) {
  return queries
    .select({
      event,
      status: statusNow,
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
      /** Tickets that cost nothing have a price as well. */
      hasPrices: sql<boolean>`exists (select from ${price} where ${price.eventId} = ${event.id})`,
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

/** The order of every list of events. */
export const eventOrder = [event.day, event.startsAt, event.id]

/** The UTC offset of the theatre's time zone at an instant, in seconds. */
function offsetSecondsAt(instant: PgColumn | SQL): SQL<number> {
  return sql<number>`extract(epoch from (${instant} at time zone ${zone}) - (${instant} at time zone 'UTC'))`
}

/** The instant of a day and a local time at the theatre; without a time, the start of the day. */
function instantAtTheatre(day: PgColumn, time: PgColumn) {
  return sql<Date | null>`((${day} + coalesce(${time}, '00:00')) at time zone ${zone})`.mapWith(
    event.startsAt,
  )
}
