import { type Locale, locales } from '@foyer/schema/shapes/scalars.ts'
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { oneOf } from '#database/one-of.ts'
import { revised } from './revised.ts'

/** Settings of the theatre and of the origin itself, one value per key. */
export const setting = pgTable('setting', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
})

/** HTML for an error status instead of the site's own page. */
export const errorPage = pgTable('error_page', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** The status, or the name that the site is configured to request. */
  name: text().notNull().unique(),
  /** As it was entered; sanitized when it is read. */
  html: text().notNull(),
  ...revised(),
})

/** A redirect. Both paths are complete, with their language, as shown by the browser. */
export const redirect = pgTable(
  'redirect',
  {
    id: integer().notNull().unique().generatedByDefaultAsIdentity(),
    locale: text().$type<Locale>().notNull(),
    oldPath: text().notNull(),
    newPath: text().notNull(),
    ...revised(),
  },
  (redirect) => [
    primaryKey({ columns: [redirect.locale, redirect.oldPath] }),
    oneOf('redirect_locale_is_known', 'locale', locales),
  ],
)
