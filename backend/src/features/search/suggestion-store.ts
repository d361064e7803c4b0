import { mostSuggestions } from '@foyer/schema/rest/search.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { SearchSuggestion } from '@foyer/schema/shapes/search.ts'
import { sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'

type Suggestion = z.output<typeof SearchSuggestion>
type Asked = { term: string; locale: Locale }

/** With fewer letters than this every title holds them somewhere: only beginnings count. */
const lettersForPieces = 3
/** With fewer suggestions than this, titles that are written alike are added. */
const enoughSuggestions = 3

/** Titles for what somebody has begun to type: those that begin with it, that hold it, and if these are few, that are like it. */
export async function listSuggestions(queries: Queries, asked: Asked): Promise<Suggestion[]> {
  const folded = await foldTerm(queries, asked.term)
  if (folded === '') return []
  const isShort = folded.length < lettersForPieces
  const held = await titles(queries, asked.locale, {
    // Folded, a term has none of the characters that LIKE knows.
    chosen: isShort ? sql`title_fold like ${`${folded}%`}` : sql`title_fold like ${`%${folded}%`}`,
    order: sql`title_fold like ${`${folded}%`} desc, title_fold like ${`% ${folded}%`} desc`,
  })
  if (isShort || held.length >= enoughSuggestions) return held
  const known = new Set(held.map(({ title }) => title))
  const similar = await listSimilarTitles(queries, asked)
  return [...held, ...similar.filter(({ title }) => !known.has(title))].slice(0, mostSuggestions)
}

/** Titles that are written like a term. */
export async function listSimilarTitles(
  queries: Queries,
  { term, locale }: Asked,
): Promise<Suggestion[]> {
  return titles(queries, locale, {
    chosen: sql`fold(${term}) <% title_fold`,
    order: sql`max(word_similarity(fold(${term}), title_fold) + similarity(fold(${term}), title_fold)) desc`,
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
    limit ${mostSuggestions}`)
  return rows.map(({ title, kind }) => ({ title, kind }))
}

async function foldTerm(queries: Queries, term: string): Promise<string> {
  const { rows } = await queries.execute<{ folded: string }>(sql`select fold(${term}) as folded`)
  return rows[0]!.folded
}
