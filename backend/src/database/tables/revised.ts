import { sql } from 'drizzle-orm'
import { integer, pgSequence, text, timestamp } from 'drizzle-orm/pg-core'

/** One sequence for all revisions: a later change has a higher number, whatever was changed. */
export const revision = pgSequence('revision')

/** Columns for calendars and sitemaps. Written only by the database function `keep_revision`, when a row really changes. */
export const revised = () => ({
  revision: integer()
    .notNull()
    .default(sql`nextval('revision')`),
  changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** Hash of a row's parts in other tables, so that a change there counts as a change of the row. */
export const parts = () => text().notNull().default('')
