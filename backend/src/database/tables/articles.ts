import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { isoMoment } from './iso-moment.ts'
import { localized } from '#database/localized.ts'
import { event } from './events.ts'
import { image } from './media.ts'
import { person } from './people.ts'
import { production } from './productions.ts'
import { parts, revised } from './revised.ts'

/** Categories of articles; an article has at most one. */
export const articleCategory = pgTable('article_category', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  key: text().unique(),
  name: localized().notNull(),
  slug: localized().notNull(),
  /** The palette that marks it on the site. */
  styleName: text().notNull().default(''),
  position: integer().notNull().default(0),
  ...revised(),
})

export const articleTag = pgTable('article_tag', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  key: text().unique(),
  name: localized().notNull(),
  slug: localized().notNull(),
  ...revised(),
})

/** The metadata of a magazine article. Its modules are in its container, of content type `article`. */
export const article = pgTable(
  'article',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    key: text().unique(),
    slug: localized().notNull(),
    title: localized().notNull(),
    preline: localized().notNull(),
    teaser: localized().notNull(),
    /** The author as shown; may be empty. */
    author: text().notNull().default(''),
    /** Publication time: visitors see it from then on. */
    publishedFrom: isoMoment()
      .notNull()
      .default(sql`now()`),
    isOnline: boolean().notNull().default(true),
    categoryId: integer().references(() => articleCategory.id, { onDelete: 'set null' }),
    imageId: integer().references(() => image.id, { onDelete: 'set null' }),
    ...revised(),
    parts: parts(),
  },
  (article) => [index().on(article.publishedFrom, article.id), index().on(article.categoryId)],
)

const ofArticle = () =>
  integer()
    .notNull()
    .references(() => article.id, { onDelete: 'cascade' })

export const articleTagging = pgTable(
  'article_tagging',
  {
    articleId: ofArticle(),
    tagId: integer()
      .notNull()
      .references(() => articleTag.id, { onDelete: 'cascade' }),
  },
  (row) => [primaryKey({ columns: [row.articleId, row.tagId] }), index().on(row.tagId)],
)

/** Productions that an article is about, in order. */
export const articleProduction = pgTable(
  'article_production',
  {
    articleId: ofArticle(),
    position: integer().notNull(),
    productionId: integer()
      .notNull()
      .references(() => production.id, { onDelete: 'cascade' }),
  },
  (row) => [primaryKey({ columns: [row.articleId, row.position] }), index().on(row.productionId)],
)

/** Single events that an article is about, in order. */
export const articleEvent = pgTable(
  'article_event',
  {
    articleId: ofArticle(),
    position: integer().notNull(),
    eventId: integer()
      .notNull()
      .references(() => event.id, { onDelete: 'cascade' }),
  },
  (row) => [primaryKey({ columns: [row.articleId, row.position] }), index().on(row.eventId)],
)

/** People whom an article is about, in order. */
export const articlePerson = pgTable(
  'article_person',
  {
    articleId: ofArticle(),
    position: integer().notNull(),
    personId: integer()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
  },
  (row) => [primaryKey({ columns: [row.articleId, row.position] }), index().on(row.personId)],
)
