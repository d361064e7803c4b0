import { boolean, integer, pgTable } from 'drizzle-orm/pg-core'
import { localized } from '#database/localized.ts'
import { revised } from './revised.ts'

/** A text that may be empty. */
const optional = () => localized().notNull().default({ de: '' })

/** Alerts on top of every page; an offline one is stored for reuse. */
export const breakingNews = pgTable('breaking_news', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  title: localized().notNull(),
  text: optional(),
  link: optional(),
  linkTitle: optional(),
  isOnline: boolean().notNull().default(false),
  ...revised(),
})
