import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * The changes of the feed: invalidated cache tags. Written only by the database function `record_change`, which makes ids ascend
 * in commit order. The newest row is never pruned.
 */
export const change = pgTable(
  'change',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true })
      .notNull()
      .default(sql`clock_timestamp()`),
    tags: text().array().notNull(),
  },
  (change) => [index().on(change.at)],
)
