import { pgTable, text } from 'drizzle-orm/pg-core'

/** The secrets that the origin signs with. Never part of an answer. */
export const secret = pgTable('secret', {
  name: text().primaryKey(),
  value: text().notNull(),
})
