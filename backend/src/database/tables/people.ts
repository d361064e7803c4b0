import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { localized } from '#database/localized.ts'
import { parts, revised } from './revised.ts'
import { image } from './media.ts'

export const personCategory = pgTable('person_category', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  key: text().unique(),
  name: localized().notNull(),
  position: integer().notNull().default(0),
  ...revised(),
})

export const person = pgTable(
  'person',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    key: text().unique(),
    slug: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** Set for the theatre's own people; null for people known only from credits. */
    categoryId: integer().references(() => personCategory.id),
    profession: localized().notNull(),
    biography: localized().notNull(),
    imageId: integer().references(() => image.id, { onDelete: 'set null' }),
    ...revised(),
    parts: parts(),
  },
  (person) => [index().on(person.categoryId)],
)
