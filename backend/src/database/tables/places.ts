import { boolean, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { localized } from '#database/localized.ts'
import { parts, revised } from './revised.ts'

export const venue = pgTable('venue', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  key: text().unique(),
  slug: localized().notNull(),
  name: localized().notNull(),
  city: text().notNull(),
  street: text().notNull().default(''),
  postcode: text().notNull().default(''),
  description: localized().notNull(),
  directions: localized().notNull(),
  accessibility: localized().notNull(),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  position: integer().notNull().default(0),
  ...revised(),
})

export const room = pgTable(
  'room',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    key: text().unique(),
    venueId: integer()
      .notNull()
      .references(() => venue.id, { onDelete: 'cascade' }),
    name: localized().notNull(),
    seats: integer().notNull(),
    showInFilter: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    ...revised(),
    parts: parts(),
  },
  (room) => [index().on(room.venueId)],
)
