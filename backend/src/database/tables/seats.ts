import { integer, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { localized } from '#database/localized.ts'
import { room } from './places.ts'

/** A part of a hall whose seats cost the same. */
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
  },
  (seatGroup) => [index().on(seatGroup.roomId)],
)

/** A numbered seat; where seats are free to choose, one of as many as may come. */
export const place = pgTable(
  'place',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    seatGroupId: integer()
      .notNull()
      .references(() => seatGroup.id, { onDelete: 'cascade' }),
    /** Row, counted from the stage; null where seats are free to choose. */
    row: integer(),
    /** Where in the row: neighbours differ by one, an aisle lies where they differ by more. */
    column: integer().notNull(),
    rowLabel: text().notNull(),
    seatLabel: text().notNull(),
    /** How good the seat is: 0 is best. Seats with the same number are equally good. */
    rank: integer().notNull(),
  },
  (place) => [uniqueIndex().on(place.seatGroupId, place.row, place.column)],
)
