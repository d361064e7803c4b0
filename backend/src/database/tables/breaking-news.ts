import { boolean, integer, pgTable } from 'drizzle-orm/pg-core'
import { localized } from '#database/localized.ts'

/** Alerts on top of every page; an offline one is stored for reuse. */
export const breakingNews = pgTable('breaking_news', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  title: localized().notNull(),
  text: localized(),
  link: localized(),
  linkTitle: localized(),
  isOnline: boolean().notNull().default(false),
})
