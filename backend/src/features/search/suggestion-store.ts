import { maxSuggestions } from '@foyer/schema/rest/search.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { SearchSuggestion } from '@foyer/schema/shapes/search.ts'
import { sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import { hasOneErrorAWord } from './one-typing-error.ts'

type Suggestion = z.output<typeof SearchSuggestion>
type SuggestionQuery = { term: string; locale: Locale }

/** Shorter terms match prefixes only, since nearly every title contains them somewhere. */
const minLettersForSubstring = 3
/** With fewer suggestions than this, similar titles are added. */
const minSuggestions = 3

/** Suggested titles for a term being typed: those that begin with it, that contain it and, if these are few, that are similar. */
export async function listSuggestions(
  queries: Queries,
  query: SuggestionQuery,
): Promise<Suggestion[]> {
  const folded = await foldTerm(queries, query.term)
  if (folded === '') return []
  const isShort = folded.length < minLettersForSubstring
  const held = await titles(queries, query.locale, {
    // A folded term contains none of LIKE's wildcards.
    chosen: isShort ? sql`title_fold like ${`${folded}%`}` : sql`title_fold like ${`%${folded}%`}`,
    order: sql`title_fold like ${`${folded}%`} desc, title_fold like ${`% ${folded}%`} desc`,
  })
  if (isShort || held.length >= minSuggestions) return held
  const known = new Set(held.map(({ title }) => title))
  const similar = await listSimilarTitles(queries, query)
  return [...held, ...similar.filter(({ title }) => !known.has(title))].slice(0, maxSuggestions)
}

/** Titles similar to a term. */
export async function listSimilarTitles(
  queries: Queries,
  { term, locale }: SuggestionQuery,
): Promise<Suggestion[]> {
  const hasOneError = hasOneErrorAWord(term) ?? sql`false`
  return titles(queries, locale, {
    chosen: sql`(fold(${term}) <% title_fold or (${hasOneError}))`,
    order: sql`bool_or(${hasOneError}) desc, max(word_similarity(fold(${term}), title_fold) + similarity(fold(${term}), title_fold)) desc`,
  })
}

async function titles(
  queries: Queries,
  locale: Locale,
  { chosen, order }: { chosen: SQL; order: SQL },
): Promise<Suggestion[]> {
  const { rows } = await queries.execute<Suggestion>(sql`
    select (array_agg(title order by weight desc, id))[1] as title,
      (array_agg(kind order by weight desc, id))[1] as kind
    from search_document
    where locale = ${locale} and is_suggested and ${chosen}
      and (visible_from is null or visible_from <= now())
      and (over_at is null or over_at > now())
    group by title_fold
    order by ${order}, max(weight) desc, length(title_fold), title_fold
    limit ${maxSuggestions}`)
  return rows.map(({ title, kind }) => ({ title, kind }))
}

async function foldTerm(queries: Queries, term: string): Promise<string> {
  const { rows } = await queries.execute<{ folded: string }>(sql`select fold(${term}) as folded`)
  return rows[0]!.folded
}
