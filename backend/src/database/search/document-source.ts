import type { SearchedKind } from '@foyer/schema/shapes/search.ts'
import { sql, type SQL } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'

/**
 * Defines the search documents of one kind: a select with one row per language for each of the given ids. What visitors may not
 * see has no row. The columns are those of `documentColumns`, in that order.
 */
export type DocumentSource = {
  kind: SearchedKind
  documents: (queries: Queries, ids: readonly number[]) => SQL | Promise<SQL>
}

/** The columns of a document, without its kind. */
export const documentColumns = [
  'id',
  'locale',
  'title',
  'lead',
  'body',
  'slug',
  'weight',
  'is_suggested',
  'starts_at',
  'over_at',
  'visible_from',
] as const

/** `starts_at`, `over_at` and `visible_from` of documents that are not bound to a time. */
export const alwaysVisible = sql.raw('null::timestamptz, null::timestamptz, null::timestamptz')

/** Joins each row with the site's languages, for tables that have texts in both. */
export const inEachLocale = sql.raw(`cross join (values ('de'), ('en')) as spoken (locale)`)

/** SQL for a localized column in the row's language, with fallback to German, else empty. */
export function localizedText(column: string): string {
  return `coalesce(nullif(${column} ->> spoken.locale, ''), ${column} ->> 'de', '')`
}

/** SQL that concatenates texts and removes their markup. */
export function concatTexts(...texts: string[]): string {
  return `plain_text(concat_ws(' · ', ${texts.map((text) => `nullif(${text}, '')`).join(', ')}))`
}

/** Ids as a parameter: `id = ${anyOf(ids)}`. */
export function anyOf(ids: readonly number[]): SQL {
  return sql`any(${sql.param(ids)}::int[])`
}
