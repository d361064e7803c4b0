import { sql } from 'drizzle-orm'
import { integer, pgSequence, text, timestamp } from 'drizzle-orm/pg-core'

/** One row of numbers for all that is revised: a later change always has the higher one, whatever it is of. */
export const revision = pgSequence('revision')

/**
 * Columns of what machines follow: readers of calendars and search engines. The database's function `keep_revision` gives them
 * new values when a row really changes; nothing else writes them.
 */
export const revised = () => ({
  revision: integer()
    .notNull()
    .default(sql`nextval('revision')`),
  changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** Fingerprint of what belongs to a row but stands in other tables, so that a change there is one of the row. */
export const parts = () => text().notNull().default('')
