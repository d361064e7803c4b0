import { date, integer, pgTable } from 'drizzle-orm/pg-core'

/**
 * How many events each month has, so that long lists can say their length without counting every row. Kept by triggers
 * on `event`; nothing else writes it.
 */
export const eventMonth = pgTable('event_month', {
  /** First day of the month. */
  month: date({ mode: 'string' }).primaryKey(),
  events: integer().notNull(),
})
