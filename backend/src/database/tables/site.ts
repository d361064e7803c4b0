import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { localized } from '#database/localized.ts'

/** What the house, or the origin itself, has set; one value a key. */
export const setting = pgTable('setting', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
})

export const menuEntry = pgTable(
  'menu_entry',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    area: text().$type<'menu' | 'footer'>().notNull(),
    parentId: integer(),
    position: integer().notNull(),
    title: localized().notNull(),
    url: localized().notNull(),
    hasTabNavigation: boolean().notNull().default(false),
  },
  (entry) => [index().on(entry.area, entry.parentId, entry.position)],
)

/** An address that has moved. Both paths are whole, with their language, as the browser shows them. */
export const redirect = pgTable(
  'redirect',
  {
    locale: text().$type<'de' | 'en'>().notNull(),
    oldPath: text().notNull(),
    newPath: text().notNull(),
  },
  (redirect) => [primaryKey({ columns: [redirect.locale, redirect.oldPath] })],
)
