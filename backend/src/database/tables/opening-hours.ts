import { type Weekday, weekdays } from '@foyer/schema/resources/site/weekdays.ts'
import { customType, date, index, integer, pgTable, time } from 'drizzle-orm/pg-core'
import { localized } from '#database/localized.ts'
import { revised } from './revised.ts'

/** A day of the week, stored by its place in `weekdays`, so that it can be sorted. */
const weekdayColumn = customType<{ data: Weekday; driverData: number }>({
  dataType: () => 'integer',
  toDriver: (weekday) => weekdays.indexOf(weekday),
  fromDriver: (place) => weekdays[place]!,
})

// A function, because Drizzle ties column builders to the table that they are first used in.
const hours = () => ({
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** Both null: closed. */
  timeFrom: time(),
  timeTo: time(),
  alternativeText: localized(),
  alternativeLinkUrl: localized(),
  ...revised(),
})

/** The regular weekly opening hours of the box office; a day may have several rows. */
export const openingHours = pgTable(
  'opening_hours',
  { ...hours(), weekday: weekdayColumn().notNull() },
  (row) => [index().on(row.weekday)],
)

/** Opening hours of a day, or of several, which replace the regular ones. */
export const openingHoursException = pgTable(
  'opening_hours_exception',
  {
    ...hours(),
    day: date({ mode: 'string' }).notNull(),
    /** Null: only that day. */
    lastDay: date({ mode: 'string' }),
  },
  (row) => [index().on(row.day)],
)
