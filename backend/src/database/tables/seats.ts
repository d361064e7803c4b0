import { integer, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { localized } from '#database/localized.ts'
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
    /** Row, counted from the stage; null for free seating. */
    row: integer(),
    /** Position in the row: adjacent seats differ by one, a larger difference is an aisle. */
    column: integer().notNull(),
    rowLabel: text().notNull(),
    seatLabel: text().notNull(),
    /** Quality of the seat: 0 is best; seats with the same rank are equivalent. */
    rank: integer().notNull(),
  },
  (place) => [uniqueIndex().on(place.seatGroupId, place.row, place.column)],
)
