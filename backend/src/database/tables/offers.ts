import { boolean, index, integer, pgTable, time, uniqueIndex } from 'drizzle-orm/pg-core'
import { event } from './events.ts'
import { seatGroup } from './seats.ts'

/** The seat groups on sale for an event. Their prices are in `price`. */
export const eventSeatGroup = pgTable(
  'event_seat_group',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    eventId: integer()
      .notNull()
      .references(() => event.id, { onDelete: 'cascade' }),
    seatGroupId: integer()
      .notNull()
      .references(() => seatGroup.id),
    isOffered: boolean().notNull().default(true),
  },
  (row) => [uniqueIndex().on(row.eventId, row.seatGroupId), index().on(row.seatGroupId)],
)

/** A time of admission to an exhibition; each has all seats of the event's seat groups for itself. */
export const timeslot = pgTable(
  'timeslot',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    eventId: integer()
      .notNull()
      .references(() => event.id, { onDelete: 'cascade' }),
    timeStart: time().notNull(),
    isOffered: boolean().notNull().default(true),
  },
  (timeslot) => [uniqueIndex().on(timeslot.eventId, timeslot.timeStart)],
)
