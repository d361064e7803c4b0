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
import { localized } from '#database/localized.ts'
import { oneOf } from '#database/one-of.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** The tsvector of a text in the document's language, after folding. */
const wordsOf = (column: string) =>
  `to_tsvector(case locale when 'de' then 'german'::regconfig else 'english'::regconfig end, fold(${column}))`

/**
 * The search index: everything that has a page, per language. Written only by `refreshSearch`, from the sources in
 * `database/search/sources/`; contains nothing that visitors may not see.
 */
export const searchDocument = pgTable(
  'search_document',
  {
    kind: text().$type<SearchedKind>().notNull(),
    id: integer().notNull(),
    locale: text().$type<Locale>().notNull(),
    title: text().notNull(),
    /** Secondary text shown in lists, such as the subtitle. */
    lead: text().notNull(),
    /** All other text, without markup. */
    body: text().notNull(),
    /** The slug; for pages the whole path. */
    slug: text().notNull(),
    /** Among equal hits, the highest weight comes first. */
    weight: smallint().notNull(),
    /** Whether its title is suggested while typing: for events of a production only the production's is. */
    isSuggested: boolean().notNull(),
    startsAt: timestamp({ withTimezone: true }),
    overAt: timestamp({ withTimezone: true }),
    /** Hidden from search before. */
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
    // Finds words with one typing error: two spellings that differ by one error share a deletion.
    index('search_document_deletions')
      .using('gin', sql`deletions(title_fold)`)
      .where(sql`is_suggested`),
  ],
)

/** The documents to refresh. Written by triggers, emptied by `refreshSearch`. */
export const searchStale = pgTable(
  'search_stale',
  {
    /** A surrogate key. */
    mark: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<SearchedKind>().notNull(),
    id: integer().notNull(),
    /** Id of the transaction that added the mark. */
    markedBy: bigint({ mode: 'number' })
      .notNull()
      .default(sql`pg_current_xact_id()::text::bigint`),
  },
  () => [oneOf('search_stale_kind_is_known', 'kind', SearchedKind.options)],
)

/** The number of searches per term and day; nothing about who searched. */
export const searchKeyword = pgTable(
  'search_keyword',
  {
    day: date({ mode: 'string' }).notNull(),
    locale: text().$type<Locale>().notNull(),
    term: text().notNull(),
    searches: integer().notNull(),
    /** The number of hits of the last search. */
    found: integer().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.day, row.locale, row.term] }),
    oneOf('search_keyword_locale_is_known', 'locale', locales),
  ],
)

/** Answers to common questions, shown above the results of a search; maintained by editors. */
export const searchAnswer = pgTable('search_answer', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** Terms that visitors use for it, in any language, such as "parken": a search with all words of one of these has this answer. */
  terms: text().array().notNull(),
  title: localized().notNull(),
  text: localized().notNull(),
  /** May contain `{today}`, `{saturday}` and `{sunday}`: `/de/programm?date={today}`. */
  link: localized().notNull(),
  linkTitle: localized().notNull(),
  /** Among answers that match alike, the lowest comes first. */
  position: integer().notNull().default(0),
})
