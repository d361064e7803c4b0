import { boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { localized } from '#database/localized.ts'
import { image } from './media.ts'
import { revised } from './revised.ts'

// A function, because Drizzle ties column builders to the table that they are first used in.
const option = () => ({
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  key: text().unique(),
  name: localized().notNull(),
  showInFilter: boolean().notNull().default(true),
  position: integer().notNull().default(0),
  ...revised(),
})

export const genre = pgTable('genre', {
  ...option(),
  slug: localized().notNull(),
  /** The palette that marks it on the site. */
  styleName: text().notNull().default(''),
})

export const series = pgTable('series', {
  ...option(),
  slug: localized().notNull(),
  description: localized().notNull(),
})

export const tag = pgTable('tag', option())

/** The type of an event: performance, premiere, tour … `key` is its slug in every language. */
export const exhibitionType = pgTable('exhibition_type', {
  ...option(),
  key: text().notNull().unique(),
})

export const season = pgTable('season', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  key: text().unique(),
  name: text().notNull(),
  firstDay: date({ mode: 'string' }).notNull(),
  ...revised(),
})

export const sponsor = pgTable('sponsor', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  key: text().unique(),
  name: text().notNull(),
  url: text(),
  /** The logo. */
  imageId: integer().references(() => image.id, { onDelete: 'set null' }),
  ...revised(),
})

/** Full price or a discount. Id 1 is the full price, which migrations insert. */
export const saleType = pgTable('sale_type', {
  id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 2 }),
  key: text().unique(),
  name: localized().notNull(),
  position: integer().notNull().default(0),
  ...revised(),
})
