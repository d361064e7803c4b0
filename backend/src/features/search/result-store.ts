import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { SearchedEvent, OtherSearchResult } from '@foyer/schema/shapes/search.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import { searchDocument } from '#database/tables/search.ts'
import { event } from '#database/tables/events.ts'
import { completeEvents } from '#catalogue/complete-events.ts'
import { selectEventRows } from '#catalogue/event-rows.ts'
import { findHits, type SearchQuery } from './hit-store.ts'
import { excerptOf, markMatches } from './mark-matches.ts'

type Page = { offset: number; size: number }
type SearchPageQuery = { term: string; locale: Locale; page: Page }

/** A page of events that match. */
export async function findSearchedEvents(
  queries: Queries,
  { siteUrl, ...query }: SearchPageQuery & { siteUrl: string },
): Promise<{ count: number; results: z.output<typeof SearchedEvent>[] }> {
  const { count, documents } = await findDocuments(queries, { ...query, tab: 'events' })
  if (documents.length === 0) return { count, results: [] }
  const ids = documents.map(({ id }) => id)
  const rows = await selectEventRows(queries).where(inArray(event.id, ids))
  const events = await completeEvents(queries, rows, { locale: query.locale, siteUrl })
  const eventOf = new Map(events.map((one) => [one.id, one]))
  const results = documents.flatMap((document) => {
    const shown = eventOf.get(document.id)
    return shown ? [{ ...saysWhy(document, query.term), event: shown }] : []
  })
  return { count, results }
}

/** A page of all other objects that match. */
export async function findOtherResults(
  queries: Queries,
  query: SearchPageQuery,
): Promise<{ count: number; results: z.output<typeof OtherSearchResult>[] }> {
  const { count, documents } = await findDocuments(queries, { ...query, tab: 'others' })
  const results = documents.map((document) => {
    const { kind, id, lead, slug } = document
    const shared = { id, lead, ...saysWhy(document, query.term) }
    if (kind === 'event') throw new Error('Events do not belong to the other results')
    return kind === 'page' ? { type: kind, path: slug, ...shared } : { type: kind, slug, ...shared }
  })
  return { count, results }
}

type Document = Pick<
  typeof searchDocument.$inferSelect,
  'kind' | 'id' | 'title' | 'lead' | 'body' | 'slug'
>

async function findDocuments(queries: Queries, query: SearchQuery & { page: Page }) {
  const { count, hits } = await findHits(queries, query)
  const documents = await readDocuments(queries, { hits, locale: query.locale })
  const documentOf = new Map(documents.map((one) => [`${one.kind}/${one.id}`, one]))
  const inOrder = hits.map(({ kind, id }) => documentOf.get(`${kind}/${id}`))
  // A document that was deleted since the hits were found is left out.
  return { count, documents: inOrder.filter((document) => document !== undefined) }
}

async function readDocuments(
  queries: Queries,
  { hits, locale }: { hits: Pick<Document, 'kind' | 'id'>[]; locale: Locale },
): Promise<Document[]> {
  const { kind, id, title, lead, body, slug } = searchDocument
  const keys = hits.map((hit) => sql`(${hit.kind}, ${hit.id}::int)`)
  return queries
    .select({ kind, id, title, lead, body, slug })
    .from(searchDocument)
    .where(
      and(
        eq(searchDocument.locale, locale),
        keys.length > 0 ? sql`(${kind}, ${id}) in (${sql.join(keys, sql`, `)})` : sql`false`,
      ),
    )
}

function saysWhy({ title, body }: Document, term: string) {
  return { title: markMatches(title, term), excerpt: excerptOf(body, term) }
}
