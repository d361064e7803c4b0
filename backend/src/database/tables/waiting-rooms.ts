import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { isoMoment } from './iso-moment.ts'
import { event } from './events.ts'
import { revised } from './revised.ts'

const moment = () => timestamp({ withTimezone: true })

/** An event whose buyers wait for their turn. Without a row, or while it is closed, everybody may buy at once. */
export const waitingRoom = pgTable(
  'waiting_room',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    eventId: integer()
      .notNull()
      .unique()
      .references(() => event.id, { onDelete: 'cascade' }),
    isOpen: boolean().notNull().default(true),
    /** When the first visitors are admitted; those who come earlier have their places already. */
    opensAt: isoMoment().notNull(),
    admissionsPerMinute: integer().notNull(),
    ...revised(),
  },
  (room) => [
    check('waiting_room_pace_is_positive', sql`${room.admissionsPerMinute} between 1 and 60000`),
  ],
)

/** How many places of a waiting room are given out, and how many of them were admitted at a moment. */
export const waitingQueue = pgTable('waiting_queue', {
  eventId: integer()
    .primaryKey()
    .references(() => event.id, { onDelete: 'cascade' }),
  arrived: integer().notNull().default(0),
  /** Admitted at `countedAt`, with the fraction of the next one. */
  admitted: doublePrecision().notNull().default(0),
  countedAt: moment()
    .notNull()
    .default(sql`now()`),
})

/** Who has used which place: a place is for one visitor. */
export const waitingAdmission = pgTable(
  'waiting_admission',
  {
    eventId: integer()
      .notNull()
      .references(() => event.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    /** Hash of the visitor's CSRF token. */
    visitorId: uuid().notNull(),
  },
  (admission) => [
    primaryKey({ columns: [admission.eventId, admission.number] }),
    uniqueIndex().on(admission.eventId, admission.visitorId),
  ],
)
