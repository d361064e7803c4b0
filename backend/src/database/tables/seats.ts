import { placeKinds, type PlaceKind } from '@foyer/schema/resources/programme/place-kinds.ts'
import { sql, type SQL } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { localized } from '#database/localized.ts'
import { oneOf } from '#database/one-of.ts'
import { room } from './places.ts'
import { parts, revised } from './revised.ts'

/** A part of a hall whose seats have the same price. */
export const seatGroup = pgTable(
  'seat_group',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    key: text().unique(),
    roomId: integer()
      .notNull()
      .references(() => room.id, { onDelete: 'cascade' }),
    name: localized().notNull(),
    position: integer().notNull().default(0),
    /** Which prices of a price list are its own; 0 is the most expensive. */
    priceCategory: integer().notNull().default(0),
    /** The number of its places without a row, for free seating. */
    capacity: integer().notNull().default(0),
    ...revised(),
    parts: parts(),
  },
  (seatGroup) => [index().on(seatGroup.roomId)],
)

/** A numbered seat, or with free seating one unit of the capacity. */
export const place = pgTable(
  'place',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    seatGroupId: integer()
      .notNull()
      .references(() => seatGroup.id, { onDelete: 'cascade' }),
    /** Row of the room, counted from the stage; null for free seating. */
    row: integer(),
    /** Position in the row: adjacent seats differ by one, a larger difference is an aisle. */
    column: integer().notNull(),
    rowLabel: text().notNull(),
    seatLabel: text().notNull(),
    /** Quality of the seat: 0 is best; seats with the same rank are equivalent. */
    rank: integer().notNull(),
    kind: text().$type<PlaceKind>().notNull().default('standard'),
    isBlocked: boolean().notNull().default(false),
    /** It is no longer on the plan, but there are tickets for it. */
    isWithdrawn: boolean().notNull().default(false),
    /** What wheelchair users need besides is asked by the box office. */
    isForSale: boolean()
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`(kind = 'standard' and not is_blocked and not is_withdrawn)`,
      ),
    /** Where it is drawn, in hundredths of the distance of two seats: from the middle, and from the stage. */
    x: integer(),
    y: integer(),
  },
  (place) => [
    uniqueIndex()
      .on(place.seatGroupId, place.row, place.column)
      .where(sql`not is_withdrawn`),
    oneOf('place_kind_is_known', 'kind', placeKinds),
  ],
)
