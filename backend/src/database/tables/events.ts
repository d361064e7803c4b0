import { EventStatus } from '@foyer/schema/shapes/event.ts'
import { fullPriceSaleType } from '@foyer/schema/ticket-rules.ts'
import { sql, type SQL } from 'drizzle-orm'
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  time,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { localized } from '#database/localized.ts'
import { parts, revised } from './revised.ts'
import { siteZone } from '#database/site-zone.ts'
import { image } from './media.ts'
import { exhibitionType, genre, saleType, series, tag } from './options.ts'
import { room, venue } from './places.ts'
import { priceList } from './price-lists.ts'
import { production } from './productions.ts'
import { seatGroup } from './seats.ts'
import { oneOf } from '#database/one-of.ts'

/** `past_event` is derived from the current time. */
export const storedStatus = EventStatus.exclude(['past_event'])
type StoredStatus = z.output<typeof storedStatus>

const zone = sql.raw(`'${siteZone}'`)

/**
 * A date of a production, or a standalone event. Texts it leaves empty come from its production.
 *
 * What is stored and edited is the calendar day and local time at the theatre; the instants are generated from them, so that the
 * two cannot disagree.
 */
export const event = pgTable(
  'event',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    key: text().unique(),
    productionId: integer().references(() => production.id, { onDelete: 'cascade' }),
    /** The event that this one introduces or accompanies. */
    parentId: integer(),
    /** Id in the ticketing system; null if it is the same as `id`. */
    jetId: integer().unique(),

    day: date({ mode: 'string' }).notNull(),
    /** `HH:MM:SS` in the theatre's time zone; null if only the day is known. */
    localTime: time(),
    durationMinutes: integer(),
    startsAt: timestamp({ withTimezone: true })
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`((day + coalesce(local_time, '00:00')) at time zone ${zone})`,
      ),
    endsAt: timestamp({ withTimezone: true }).generatedAlwaysAs(
      // Via UTC, because PostgreSQL considers adding an interval immutable only for timestamps without time zone.
      (): SQL =>
        sql`((((day + local_time) at time zone ${zone} at time zone 'UTC') + duration_minutes * interval '1 minute') at time zone 'UTC')`,
    ),
    /** When the event is over: its end, its start, or the end of its day, whichever is known first. */
    overAt: timestamp({ withTimezone: true })
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`coalesce((((day + local_time) at time zone ${zone} at time zone 'UTC') + coalesce(duration_minutes, 0) * interval '1 minute') at time zone 'UTC', (day + 1)::timestamp at time zone ${zone})`,
      ),

    /**
     * The previous day and time of a rescheduled event, while that is still in the future. Written only by the database function
     * `remember_former_date`.
     */
    formerDay: date({ mode: 'string' }),
    formerTime: time(),
    /** The first day of ticket sales. */
    saleStartsOn: date({ mode: 'string' }),

    status: text().$type<StoredStatus>().notNull().default('on_sale'),
    /** Why it is canceled; empty if it is not, or was before reasons were asked for. */
    cancellationReason: localized(),
    venueId: integer()
      .notNull()
      .references(() => venue.id),
    roomId: integer().references(() => room.id),
    /** The production's genre, duplicated here for the filter's index. */
    genreId: integer().references(() => genre.id),
    exhibitionTypeId: integer().references(() => exhibitionType.id),
    /** The list that its prices follow until tickets are sold. */
    priceListId: integer().references(() => priceList.id),

    slug: localized(),
    title: localized(),
    preline: localized(),
    subtitle: localized(),
    teaser: localized(),
    description: localized(),
    importantInfo: localized(),
    language: localized(),
    minimumAge: integer(),
    promoter: text(),
    imageId: integer().references(() => image.id, { onDelete: 'set null' }),
    ...revised(),
    parts: parts(),
  },
  (event) => [
    index('event_order').on(event.day, event.startsAt, event.id),
    index('event_by_production').on(event.productionId, event.startsAt),
    index('event_by_room').on(event.roomId, event.day, event.startsAt, event.id),
    index('event_by_genre').on(event.genreId, event.day, event.startsAt, event.id),
    index('event_by_type').on(event.exhibitionTypeId, event.day, event.startsAt, event.id),
    index('event_by_parent').on(event.parentId),
    index('event_by_price_list').on(event.priceListId),
    foreignKey({ columns: [event.parentId], foreignColumns: [event.id] }).onDelete('cascade'),
    oneOf('event_status_is_known', 'status', storedStatus.options),
    check('event_names_itself', sql`production_id is not null or (title ? 'de' and slug ? 'de')`),
  ],
)

const ofEvent = () =>
  integer()
    .notNull()
    .references(() => event.id, { onDelete: 'cascade' })

export const eventSeries = pgTable(
  'event_series',
  {
    eventId: ofEvent(),
    seriesId: integer()
      .notNull()
      .references(() => series.id),
  },
  (row) => [
    primaryKey({ columns: [row.eventId, row.seriesId] }),
    index().on(row.seriesId, row.eventId),
  ],
)

export const eventTag = pgTable(
  'event_tag',
  {
    eventId: ofEvent(),
    tagId: integer()
      .notNull()
      .references(() => tag.id),
  },
  (row) => [primaryKey({ columns: [row.eventId, row.tagId] }), index().on(row.tagId, row.eventId)],
)

/** The price of a ticket by category, sale type and, if the hall has a seating plan, seat group. */
export const price = pgTable(
  'price',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    eventId: ofEvent(),
    /** Position of the category: several seat groups and sale types may share one. */
    position: integer().notNull(),
    /** Name of the category. */
    name: localized().notNull(),
    priceCents: integer().notNull(),
    text: localized().notNull(),
    saleTypeId: integer()
      .notNull()
      .default(fullPriceSaleType)
      .references(() => saleType.id),
    /** Null if the hall has no seating plan. */
    seatGroupId: integer().references(() => seatGroup.id),
  },
  (price) => [
    index().on(price.eventId, price.position),
    uniqueIndex().on(price.eventId, price.seatGroupId, price.saleTypeId),
  ],
)

/** A promotion shown at the end of a day in the programme. */
export const teaser = pgTable(
  'teaser',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    key: text().unique(),
    day: date({ mode: 'string' }).notNull(),
    name: text().notNull(),
    preline: localized().notNull(),
    headline: localized().notNull(),
    subline: localized().notNull(),
    link: localized().notNull(),
    linkText: localized().notNull(),
    imageId: integer().references(() => image.id, { onDelete: 'set null' }),
    ...revised(),
  },
  (teaser) => [index().on(teaser.day)],
)

/**
 * The number of events per month, so that long lists can be counted without reading every row. Maintained by triggers on `event`.
 */
export const eventMonth = pgTable('event_month', {
  /** First day of the month. */
  month: date({ mode: 'string' }).primaryKey(),
  events: integer().notNull(),
})
