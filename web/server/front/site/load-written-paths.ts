import { mostSitemapPages } from '@foyer/schema/rest/sitemap.ts'
import { queryDocument } from '#graphql/query-gateway.ts'
import { SitemapPagesDocument } from '#graphql/generated/graphql.ts'
import type { WrittenPaths } from './written-pages.ts'

/** Asks the graph for the paths of all pages that editors have written. Throws when it has no answer. */
export async function loadWrittenPaths(): Promise<WrittenPaths> {
  const { sitemapPages } = await queryDocument(SitemapPagesDocument, {})
  // None at all is what an origin says that has no such list, and of a full one nobody knows what it lacks.
  if (!sitemapPages?.length || sitemapPages.length >= mostSitemapPages) return undefined
  return new Set(
    sitemapPages.flatMap(({ urls: { de, en } }) => [de, en]).filter((path) => path !== null),
  )
}
