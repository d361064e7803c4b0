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
import { production } from './productions.ts'
import { seatGroup } from './seats.ts'
import { oneOf } from '#database/one-of.ts'

/** What is past follows from the time. */
const storedStatus = EventStatus.exclude(['past_event'])
type StoredStatus = z.output<typeof storedStatus>

const zone = sql.raw(`'${siteZone}'`)

/**
 * A date of a production, or an event of its own. What it leaves empty it takes from its production.
 *
 * The calendar day and the time on the clock at the door are what is stored and edited; the points in time follow from
 * them, so that the two cannot disagree.
 */
export const event = pgTable(
  'event',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    key: text().unique(),
    productionId: integer().references(() => production.id, { onDelete: 'cascade' }),
    /** The event to which this one is an introduction or a talk. */
    parentId: integer(),
    /** Number in the ticketing; the own one where there is none. */
    jetId: integer().unique(),

    day: date({ mode: 'string' }).notNull(),
    /** `HH:MM:SS` on the clock of the theatre; empty where only the day is known. */
    localTime: time(),
    durationMinutes: integer(),
    startsAt: timestamp({ withTimezone: true })
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`((day + coalesce(local_time, '00:00')) at time zone ${zone})`,
      ),
    endsAt: timestamp({ withTimezone: true }).generatedAlwaysAs(
      // By way of UTC, because only there PostgreSQL calls adding minutes immutable.
      (): SQL =>
        sql`((((day + local_time) at time zone ${zone} at time zone 'UTC') + duration_minutes * interval '1 minute') at time zone 'UTC')`,
    ),
    /** From when on the event is past: its end, its beginning, or the end of its day, whichever is known. */
    overAt: timestamp({ withTimezone: true })
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`coalesce((((day + local_time) at time zone ${zone} at time zone 'UTC') + coalesce(duration_minutes, 0) * interval '1 minute') at time zone 'UTC', (day + 1)::timestamp at time zone ${zone})`,
      ),

    /**
     * The day and time from which the event was moved. Kept by the database's function `remember_former_date`, while what was
     * announced is still to come; nothing else writes them.
     */
    formerDay: date({ mode: 'string' }),
    formerTime: time(),
    /** First day on which tickets are sold. */
    saleStartsOn: date({ mode: 'string' }),

    status: text().$type<StoredStatus>().notNull().default('on_sale'),
    venueId: integer()
      .notNull()
      .references(() => venue.id),
    roomId: integer().references(() => room.id),
    /** That of the production, repeated here for the filter's index. */
    genreId: integer().references(() => genre.id),
    exhibitionTypeId: integer().references(() => exhibitionType.id),

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

/** What a ticket costs: of a category, for a sale type and, where the hall has a plan, in a seat group. */
export const price = pgTable(
  'price',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    eventId: ofEvent(),
    /** Of the category: several seat groups and sale types may share one. */
    position: integer().notNull(),
    /** Name of the category. */
    name: localized().notNull(),
    priceCents: integer().notNull(),
    text: localized().notNull(),
    saleTypeId: integer()
      .notNull()
      .default(fullPriceSaleType)
      .references(() => saleType.id),
    /** Empty where the hall has no plan. */
    seatGroupId: integer().references(() => seatGroup.id),
  },
  (price) => [
    index().on(price.eventId, price.position),
    uniqueIndex().on(price.eventId, price.seatGroupId, price.saleTypeId),
  ],
)

/** A promotion that stands at the end of a day of the programme. */
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
  },
  (teaser) => [index().on(teaser.day)],
)
