import { check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { localized } from '#database/localized.ts'
import { saleType } from './options.ts'
import { parts, revised } from './revised.ts'

/** Prices that events choose. */
export const priceList = pgTable('price_list', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  key: text().unique(),
  name: localized().notNull(),
  position: integer().notNull().default(0),
  ...revised(),
  parts: parts(),
})

/** A price of a list, for the seat groups of a price category. */
export const listPrice = pgTable(
  'list_price',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    priceListId: integer()
      .notNull()
      .references(() => priceList.id, { onDelete: 'cascade' }),
    /** The price category of seat groups. */
    position: integer().notNull(),
    name: localized().notNull(),
    saleTypeId: integer()
      .notNull()
      .references(() => saleType.id),
    priceCents: integer().notNull(),
    text: localized().notNull(),
    ...revised(),
  },
  (price) => [
    uniqueIndex().on(price.priceListId, price.position, price.saleTypeId),
    check('list_price_is_not_negative', sql`price_cents >= 0`),
  ],
)
