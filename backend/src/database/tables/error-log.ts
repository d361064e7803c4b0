import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Addresses at which visitors found no page. Equal ones are counted; only the latest are kept. */
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
