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
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { account } from './accounts.ts'
import { image } from './media.ts'
import { oneOf } from '#database/one-of.ts'

/** Texts by language of content; German stands in for a missing one. */
export type ContentTexts = Partial<Record<ContentLocale, string>>

const texts = () => jsonb().$type<ContentTexts>().notNull().default({})

/** A page: what is said about it. Its modules lie in its container. */
export const page = pgTable(
  'page',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    key: text().unique(),
    parentId: integer(),
    position: integer().notNull().default(0),
    title: texts(),
    headline: texts(),
    /** Where menus lead in place of the page itself. */
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
  },
  (page) => [
    index().on(page.parentId, page.position),
    foreignKey({ columns: [page.parentId], foreignColumns: [page.id] }).onDelete('set null'),
  ],
)

/** Where a page lies in a language, below the language and without slashes at its ends; empty for the first page. */
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

/** A place for modules: on a page, or on another object. */
export const container = pgTable(
  'container',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    slug: text().notNull().unique(),
    parentSlug: text(),
    contentType: text().notNull(),
    objectId: text().notNull(),
    layout: text().notNull().default(''),
  },
  (container) => [index().on(container.contentType, container.objectId)],
)

/**
 * A module as visitors see it. `fields` is what its kind's `Stored` shape says, and checked by it on the way in and out.
 * A deleted one stays, so that it can be brought back. Which kinds there are is checked by `checkModuleKinds`.
 */
export const module = pgTable(
  'module',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    containerId: integer()
      .notNull()
      .references(() => container.id, { onDelete: 'cascade' }),
    locale: text().$type<ContentLocale>().notNull(),
    /** The section that it stands in, and the column there. */
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
    unique('module_place').on(module.id, module.containerId, module.locale),
    // In a section of its own container and language only.
    foreignKey({
      name: 'module_in_section',
      columns: [module.parentId, module.containerId, module.locale],
      foreignColumns: [module.id, module.containerId, module.locale],
    }).onDelete('cascade'),
    oneOf('module_locale_is_known', 'locale', ContentLocale.options),
  ],
)

/** When a module begins or ceases to show something: the clock announces its page then. */
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

const versionStates = ['backup', 'draft', 'published'] as const

/**
 * All modules of a container in a language as they once were, or are meant to be: a backup before a change, a draft, or what
 * was published. Its number is what `version_id` names.
 */
export const containerVersion = pgTable(
  'container_version',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    containerId: integer()
      .notNull()
      .references(() => container.id, { onDelete: 'cascade' }),
    locale: text().$type<ContentLocale>().notNull(),
    state: text().$type<(typeof versionStates)[number]>().notNull(),
    modules: jsonb().$type<(typeof module.$inferSelect)[]>().notNull(),
    note: text().notNull().default(''),
    accountId: integer().references(() => account.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true })
      .notNull()
      .default(sql`now()`),
  },
  (version) => [
    index().on(version.containerId, version.locale, version.createdAt),
    oneOf('container_version_locale_is_known', 'locale', ContentLocale.options),
    oneOf('container_version_state_is_known', 'state', versionStates),
    // One draft at a time; publishing makes it the newest published version.
    uniqueIndex('container_version_draft')
      .on(version.containerId, version.locale)
      .where(sql`state = 'draft'`),
  ],
)

/** An uploaded film or recording. Its name holds a hash of its content, so it never changes. */
export const mediaFile = pgTable('media_file', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  key: text().unique(),
  url: text().notNull(),
  mimeType: text().notNull(),
  name: text().notNull(),
  bytes: integer().notNull(),
})
