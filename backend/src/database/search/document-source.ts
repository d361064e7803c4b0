import type { SearchedKind } from '@foyer/schema/shapes/search.ts'
import { sql, type SQL } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'

/**
 * Says what can be found of a kind of thing: a select of one row for each language that a thing with one of these numbers has.
 * What visitors may not see has no row. Every select has the columns of `documentColumns`, in this order.
 */
export type DocumentSource = {
  kind: SearchedKind
  documents: (queries: Queries, ids: readonly number[]) => SQL | Promise<SQL>
}

/** The columns of a document, beside its kind. */
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

/** For what can be found at any time. */
export const timeless = sql.raw('null::timestamptz, null::timestamptz, null::timestamptz')

/** Languages of the site, to be joined to what has texts in both. */
export const inEachLocale = sql.raw(`cross join (values ('de'), ('en')) as spoken (locale)`)

/** A text in the language of the row; the German one where it is missing, nothing where there is none. */
export function say(column: string): string {
  return `coalesce(nullif(${column} ->> spoken.locale, ''), ${column} ->> 'de', '')`
}

/** Texts in a row, those with markup without it. */
export function joined(...texts: string[]): string {
  return `plain_text(concat_ws(' · ', ${texts.map((text) => `nullif(${text}, '')`).join(', ')}))`
}

/** Numbers as a parameter: `id = ${oneOf(ids)}`. */
export function oneOf(ids: readonly number[]): SQL {
  return sql`any(${sql.param(ids)}::int[])`
}
