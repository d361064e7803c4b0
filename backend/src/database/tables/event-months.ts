import { date, integer, pgTable } from 'drizzle-orm/pg-core'

/**
 * The number of events per month, so that long lists can be counted without reading every row. Maintained by triggers on `event`.
 */
export const eventMonth = pgTable('event_month', {
  /** First day of the month. */
  month: date({ mode: 'string' }).primaryKey(),
  events: integer().notNull(),
})
