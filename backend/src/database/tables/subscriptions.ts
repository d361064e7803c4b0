import { sql } from 'drizzle-orm'
import {
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { account } from './accounts.ts'
import { event } from './events.ts'
import { season, series } from './options.ts'

/** A seat for some dates of a series in one season, sold at the box office. Its places are taken as others sold at the counter. */
export const subscription = pgTable(
  'subscription',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Whose it is; null once the account is deleted, because the seat stays sold. */
    accountId: integer().references(() => account.id, { onDelete: 'set null' }),
    seriesId: integer()
      .notNull()
      .references(() => series.id),
    seasonId: integer()
      .notNull()
      .references(() => season.id),
    /** Seat or category, as on the subscription card. */
    seat: text().notNull().default(''),
    addedAt: timestamp({ withTimezone: true })
      .notNull()
      .default(sql`now()`),
  },
  (subscription) => [
    // A form that is sent twice adds one.
    uniqueIndex('subscription_once').on(
      subscription.accountId,
      subscription.seriesId,
      subscription.seasonId,
      subscription.seat,
    ),
    index().on(subscription.seriesId),
    index().on(subscription.seasonId),
  ],
)

/** The dates of a subscription. */
export const subscriptionEvent = pgTable(
  'subscription_event',
  {
    subscriptionId: integer()
      .notNull()
      .references(() => subscription.id, { onDelete: 'cascade' }),
    eventId: integer()
      .notNull()
      .references(() => event.id, { onDelete: 'cascade' }),
  },
  (row) => [primaryKey({ columns: [row.subscriptionId, row.eventId] }), index().on(row.eventId)],
)
