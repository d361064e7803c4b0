import { pgTable, text } from 'drizzle-orm/pg-core'

/** What the origin signs with. No answer is made of it, and no other feature reads it. */
export const secret = pgTable('secret', {
  name: text().primaryKey(),
  value: text().notNull(),
})
