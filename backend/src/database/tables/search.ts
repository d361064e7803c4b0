import { type Locale, locales } from '@foyer/schema/shapes/scalars.ts'
import { SearchedKind } from '@foyer/schema/shapes/search.ts'
import { sql, type SQL } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { oneOf } from '#database/one-of.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** The words of a text as the language of the document bends them, after folding. */
const wordsOf = (column: string) =>
  `to_tsvector(case locale when 'de' then 'german'::regconfig else 'english'::regconfig end, fold(${column}))`

/**
 * What can be found: everything that has a page, in each language in which it has one. Written only by `refreshSearch`, from
 * the sources in `database/search/sources/`; never holds what visitors may not see.
 */
export const searchDocument = pgTable(
  'search_document',
  {
    kind: text().$type<SearchedKind>().notNull(),
    id: integer().notNull(),
    locale: text().$type<Locale>().notNull(),
    title: text().notNull(),
    /** What lists say beside the title. */
    lead: text().notNull(),
    /** All other words, without markup. */
    body: text().notNull(),
    /** Last readable part of the address; of a page its whole path. */
    slug: text().notNull(),
    /** Among equally good ones that with more comes first. */
    weight: smallint().notNull(),
    /** Whether its title is offered while somebody types: dates of a production leave that to the production. */
    isSuggested: boolean().notNull(),
    startsAt: timestamp({ withTimezone: true }),
    overAt: timestamp({ withTimezone: true }),
    /** Nobody finds it before. */
    visibleFrom: timestamp({ withTimezone: true }),
    titleFold: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`fold(title)`),
    words: tsvector()
      .notNull()
      .generatedAlwaysAs((): SQL =>
        sql.raw(
          `setweight(${wordsOf('title')}, 'A') || setweight(${wordsOf('lead')}, 'B') || setweight(${wordsOf('body')}, 'D')`,
        ),
      ),
  },
  (row) => [
    primaryKey({ columns: [row.kind, row.id, row.locale] }),
    oneOf('search_document_kind_is_known', 'kind', SearchedKind.options),
    oneOf('search_document_locale_is_known', 'locale', locales),
    index('search_document_words').using('gin', row.words),
    index('search_document_title').on(row.locale, row.titleFold.op('text_pattern_ops')),
    index('search_document_similar')
      .using('gin', row.titleFold.op('gin_trgm_ops'))
      .where(sql`is_suggested`),
  ],
)

/** What has changed in a transaction and is not yet in the index. Written by triggers, emptied by `refreshSearch`. */
export const searchStale = pgTable(
  'search_stale',
  {
    /** Only so that rows can be told apart. */
    mark: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<SearchedKind>().notNull(),
    id: integer().notNull(),
    /** Number of the transaction that has marked it. */
    markedBy: bigint({ mode: 'number' })
      .notNull()
      .default(sql`pg_current_xact_id()::text::bigint`),
  },
  () => [oneOf('search_stale_kind_is_known', 'kind', SearchedKind.options)],
)

/** How often a term was searched for on a day: the term and a number, nothing about who. */
export const searchKeyword = pgTable(
  'search_keyword',
  {
    day: date({ mode: 'string' }).notNull(),
    locale: text().$type<Locale>().notNull(),
    term: text().notNull(),
    searches: integer().notNull(),
    /** How much the last search found. */
    found: integer().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.day, row.locale, row.term] }),
    oneOf('search_keyword_locale_is_known', 'locale', locales),
  ],
)
