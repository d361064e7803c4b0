import { maxAnswers } from '@foyer/schema/rest/search.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { SearchAnswer } from '@foyer/schema/shapes/search.ts'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { weekendOf } from '@foyer/schema/weekend.ts'
import type { Queries } from '#database/connect.ts'
import { type Localized, textIn } from '#database/localized.ts'
import { dayAtTheatre } from '#database/site-zone.ts'

type Row = Record<'title' | 'text' | 'link' | 'link_title', Localized> & { id: number }

/**
 * The answers to a search term: those with a term whose words it contains, in whatever form or, failing that, with one typing
 * error. Terms of either language count, since visitors mix them.
 */
export async function listAnswers(
  queries: Queries,
  { term, locale }: { term: string; locale: Locale },
): Promise<z.output<typeof SearchAnswer>[]> {
  const { rows } = await queries.execute<Row>(sql`
    with known as (
      select search_answer.*, fold(term) as term, fold(${term}) as folded_query
      from search_answer, unnest(terms) as term
    ), matching as (
      select *,
        to_tsvector('german', folded_query) @@ plainto_tsquery('german', term)
        or to_tsvector('english', folded_query) @@ plainto_tsquery('english', term) as is_exact
      from known
    )
    select id, title, text, link, link_title
    from matching
    where is_exact or (
      select coalesce(bool_and(deletions(word) && deletions(folded_query)), false)
      from string_to_table(term, ' ') as word
    )
    group by id, title, text, link, link_title, position
    order by bool_or(is_exact) desc, max(length(term)) filter (where is_exact) desc nulls last, position, id
    limit ${maxAnswers}`)
  const today = dayAtTheatre(new Date())
  return rows.map(({ id, title, text, link, link_title: linkTitle }) => ({
    id,
    title: textIn(locale, title),
    text: textIn(locale, text),
    link: withDays(textIn(locale, link), today),
    link_title: textIn(locale, linkTitle),
  }))
}

/** Days as the programme's address has them, such as 28-11-2026. */
function withDays(link: string, today: string): string {
  const { first, last } = weekendOf(today)
  return link
    .replaceAll('{today}', forAddress(today))
    .replaceAll('{saturday}', forAddress(first))
    .replaceAll('{sunday}', forAddress(last))
}

const forAddress = (day: string) => day.split('-').toReversed().join('-')
