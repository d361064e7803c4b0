import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * What has changed, by the tags of the site's caches, newest last. Written only by the database's function `record_change`,
 * which makes the order of ids that in which changes become visible; read by the change feed. The newest row is never pruned.
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
