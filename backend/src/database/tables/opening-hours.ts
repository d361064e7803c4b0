import { date, index, integer, pgTable, time } from 'drizzle-orm/pg-core'
import { localized } from '#database/localized.ts'

// A function, because Drizzle ties column builders to the table that they are first used in.
const hours = () => ({
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** Both null: closed. */
  timeFrom: time(),
  timeTo: time(),
  alternativeText: localized(),
  alternativeLinkUrl: localized(),
})

/** The regular weekly opening hours of the box office; a day may have several rows. 0 is Sunday. */
export const openingHours = pgTable(
  'opening_hours',
  { ...hours(), weekday: integer().notNull() },
  (row) => [index().on(row.weekday)],
)

/** Opening hours of a single day, which replace the regular ones. */
export const openingHoursException = pgTable(
  'opening_hours_exception',
  { ...hours(), day: date({ mode: 'string' }).notNull() },
  (row) => [index().on(row.day)],
)
