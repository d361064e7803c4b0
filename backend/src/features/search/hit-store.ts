import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { SearchedKind } from '@foyer/schema/shapes/search.ts'
import { sql, type SQL } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { hasOneErrorAWord, oneErrorLikeness } from './one-typing-error.ts'

type Tab = 'events' | 'others'

export type SearchQuery = { term: string; locale: Locale; tab: Tab }

type Hit = { kind: SearchedKind; id: number }

/** Similar titles are added only if full-text search finds fewer hits than this. */
const minHits = 10
const maxSimilarTitles = 40

/** A page of hits, the best first, and the total number. */
export async function findHits(
  queries: Queries,
  { page, ...query }: SearchQuery & { page: { offset: number; size: number } },
): Promise<{ count: number; hits: Hit[] }> {
  const { rows } = await queries.execute<Hit & { count: number }>(sql`
    ${hitsOf(query)}
    select kind, id, (count(*) over ())::int as count from hit
    order by is_over, tier desc, likeness desc, weight desc, rank desc,
      case when is_over then null else starts_at end, starts_at desc, kind, id
    limit ${page.size} offset ${page.offset}`)
  // Beyond the last page there is no row that contains the total.
  const count = rows[0]?.count ?? (page.offset > 0 ? await countHits(queries, query) : 0)
  return { count, hits: rows.map(({ kind, id }) => ({ kind, id })) }
}

/** The total number of hits. */
export async function countHits(queries: Queries, query: SearchQuery): Promise<number> {
  const { rows } = await queries.execute<{ count: number }>(
    sql`${hitsOf(query)} select count(*)::int as count from hit`,
  )
  return rows[0]!.count
}

const languages = { de: 'german', en: 'english' } satisfies Record<Locale, string>

/**
 * All hits, once each, with what determines their order. Tiers from the best: the title equals the term; the title contains all
 * its words; the rest of the text does; a word of the title contains the term, as Kinderoper contains Oper; the title is similar,
 * first by one typing error a word, then by its trigrams.
 */
function hitsOf({ term, locale, tab }: SearchQuery): SQL {
  const folded = sql`fold(${term})`
  const query = sql`plainto_tsquery(${sql.raw(`'${languages[locale]}'::regconfig`)}, ${folded})`
  const document = sql`
    search_document as document
    where document.locale = ${locale} and ${ofTab[tab]}
      and (document.visible_from is null or document.visible_from <= now())`
  const seen = sql.raw(
    'document.kind, document.id, document.weight, document.starts_at, coalesce(document.over_at <= now(), false) as is_over',
  )
  const areFew = sql`(select count(*) from worded) + (select count(*) from held) < ${minHits}`
  return sql`
    with worded as materialized (
      select ${seen}, ${rankIn[tab](query)} as rank, 0::real as likeness,
        case when document.title_fold = ${folded} then 5
          when ts_filter(document.words, '{a}') @@ ${query} then 4 else 3 end as tier
      from ${document} and document.words @@ ${query}
    ),
    title as materialized (
      select distinct title_fold from search_document
      where locale = ${locale} and is_suggested and length(${folded}) > 2
        and title_fold like '%' || ${folded} || '%'
    ),
    held as materialized (
      select ${seen}, 0::real as rank, 0::real as likeness,
        case when document.title_fold = ${folded} then 5 else 2 end as tier
      from title, ${document} and document.title_fold = title.title_fold
    ),
    similar_title as materialized (
      select title_fold, max(likeness) as likeness
      from (
        select title_fold, word_similarity(${folded}, title_fold) + similarity(${folded}, title_fold) as likeness
        from search_document
        where locale = ${locale} and is_suggested and ${folded} <% title_fold and ${areFew}
        union all
        select title_fold, ${oneErrorLikeness} + similarity(${folded}, title_fold)
        from search_document
        where locale = ${locale} and is_suggested and ${hasOneErrorAWord(term) ?? sql`false`} and ${areFew}
      ) as spelt
      group by title_fold order by likeness desc, title_fold limit ${maxSimilarTitles}
    ),
    alike as (
      select ${seen}, 0::real as rank, similar_title.likeness, 1 as tier
      from similar_title, ${document} and document.title_fold = similar_title.title_fold
    ),
    hit as (
      select kind, id, is_over, min(weight) as weight, min(starts_at) as starts_at,
        max(tier) as tier, max(likeness) as likeness, max(rank) as rank
      from (select * from worded union all select * from held union all select * from alike) as found
      group by kind, id, is_over
    )`
}

/** Events are ordered by date, whatever their text. */
const rankIn = {
  events: () => sql`0::real`,
  others: (query) => sql`ts_rank(document.words, ${query})`,
} satisfies Record<Tab, (query: SQL) => SQL>

const ofTab = {
  events: sql`document.kind = 'event'`,
  others: sql`document.kind <> 'event'`,
} satisfies Record<Tab, SQL>
