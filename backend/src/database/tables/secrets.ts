import { pgTable, text } from 'drizzle-orm/pg-core'

/** The secrets that the origin signs with. Never part of a response. */
export const secret = pgTable('secret', {
  name: text().primaryKey(),
  value: text().notNull(),
})
