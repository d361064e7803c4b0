import { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { image } from './media.ts'
import { oneOf } from '#database/one-of.ts'

/** Texts by content language, with fallback to German. */
export type ContentTexts = Partial<Record<ContentLocale, string>>

/** What restoring a deleted page needs. */
export type PageDeletion = {
  /** By ISO 8601. */
  at: string
  /** The page that was deleted, and this one with it. */
  rootId: number
  isOnline: boolean
  paths: Partial<Record<ContentLocale, string>>
}

const texts = () => jsonb().$type<ContentTexts>().notNull().default({})

/** The metadata of a page. Its modules are in its container. */
export const page = pgTable(
  'page',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    key: text().unique(),
    parentId: integer(),
    position: integer().notNull().default(0),
    title: texts(),
    headline: texts(),
    /** The target of menu entries, if not the page itself. */
    linkUrl: texts(),
    isOnline: boolean().notNull().default(true),
    isClickable: boolean().notNull().default(true),
    inMenu: boolean().notNull().default(false),
    inFooter: boolean().notNull().default(false),
    hasTabNavigation: boolean().notNull().default(false),
    isLandingPage: boolean().notNull().default(false),
    metaTitle: texts(),
    metaDescription: texts(),
    ogTitle: texts(),
    ogDescription: texts(),
    ogType: text().notNull().default('website'),
    ogImageId: integer().references(() => image.id, { onDelete: 'set null' }),
    footerPosition: integer().notNull().default(0),
    isTemplate: boolean().notNull().default(false),
    /** Number of changes to what its languages share. */
    revision: integer().notNull().default(1),
    /** Deleted pages have no paths and are offline, so that visitors find nothing of them. */
    deletion: jsonb().$type<PageDeletion>(),
    /** The idempotency key of the request that added it. */
    requestKey: text().unique(),
  },
  (page) => [
    index().on(page.parentId, page.position),
    foreignKey({ columns: [page.parentId], foreignColumns: [page.id] }).onDelete('set null'),
  ],
)

/** The path of a page in a language, without language and outer slashes; empty for the home page. */
export const pagePath = pgTable(
  'page_path',
  {
    locale: text().$type<ContentLocale>().notNull(),
    path: text().notNull(),
    pageId: integer()
      .notNull()
      .references(() => page.id, { onDelete: 'cascade' }),
  },
  (row) => [
    primaryKey({ columns: [row.locale, row.path] }),
    unique().on(row.pageId, row.locale),
    oneOf('page_path_locale_is_known', 'locale', ContentLocale.options),
  ],
)

/** A container of modules, of a page or another object. */
export const container = pgTable(
  'container',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    slug: text().notNull().unique(),
    parentSlug: text(),
    contentType: text().notNull(),
    objectId: text().notNull(),
    /** The widths of its columns in percent by language, such as `67-33`; one column where none is set. */
    layout: texts(),
  },
  (container) => [index().on(container.contentType, container.objectId)],
)

/**
 * A published module: the projection of its document. `fields` conforms to its kind’s `Stored` shape, checked on writing and reading. A deleted module is kept,
 * so that it can be restored. `checkModuleKinds` maintains the constraint on `kind`.
 */
export const module = pgTable(
  'module',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Its id in the document. */
    uuid: uuid().notNull().defaultRandom(),
    containerId: integer()
      .notNull()
      .references(() => container.id, { onDelete: 'cascade' }),
    locale: text().$type<ContentLocale>().notNull(),
    /** The section that contains it, and the column there. */
    parentId: integer(),
    column: integer('column_index'),
    position: integer().notNull(),
    kind: text().notNull(),
    fields: jsonb().$type<Record<string, unknown>>().notNull(),
    revision: integer().notNull().default(1),
    changedAt: timestamp({ withTimezone: true })
      .notNull()
      .default(sql`now()`),
    deletedAt: timestamp({ withTimezone: true }),
  },
  (module) => [
    index().on(module.containerId, module.locale, module.position),
    index().on(module.parentId),
    unique().on(module.containerId, module.locale, module.uuid),
    unique('module_place').on(module.id, module.containerId, module.locale),
    // Only in a section of the same container and language.
    foreignKey({
      name: 'module_in_section',
      columns: [module.parentId, module.containerId, module.locale],
      foreignColumns: [module.id, module.containerId, module.locale],
    }).onDelete('cascade'),
    oneOf('module_locale_is_known', 'locale', ContentLocale.options),
  ],
)

/** When a module begins or ceases to show something: its page is invalidated then. */
export const moduleSchedule = pgTable(
  'module_schedule',
  {
    moduleId: integer()
      .notNull()
      .references(() => module.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (row) => [primaryKey({ columns: [row.moduleId, row.at] }), index().on(row.at)],
)
