import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** URLs at which visitors found no page, with counts; only the most recent are stored. */
export const missingPage = pgTable(
  'missing_page',
  {
    url: text().primaryKey(),
    count: bigint({ mode: 'number' }).notNull(),
    firstSeenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (page) => [index().on(page.lastSeenAt)],
)
