import { type Locale, locales } from '@foyer/schema/shapes/scalars.ts'
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { oneOf } from '#database/one-of.ts'

/** What the house, or the origin itself, has set; one value a key. */
export const setting = pgTable('setting', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
})

/** An address that has moved. Both paths are whole, with their language, as the browser shows them. */
export const redirect = pgTable(
  'redirect',
  {
    locale: text().$type<Locale>().notNull(),
    oldPath: text().notNull(),
    newPath: text().notNull(),
  },
  (redirect) => [
    primaryKey({ columns: [redirect.locale, redirect.oldPath] }),
    oneOf('redirect_locale_is_known', 'locale', locales),
  ],
)
