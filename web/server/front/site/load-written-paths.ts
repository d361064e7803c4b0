import { maxSitemapPages } from '@foyer/schema/rest/sitemap.ts'
import { queryDocument } from '#graphql/query-gateway.ts'
import { SitemapPagesDocument } from '#graphql/generated/graphql.ts'
import type { WrittenPaths } from './existing-pages.ts'

/** Loads the paths of all editors' pages from the graph. Throws when that fails. */
export async function loadWrittenPaths(): Promise<WrittenPaths> {
  const { sitemapPages } = await queryDocument(SitemapPagesDocument, {})
  // An origin without this list returns an empty one, and a truncated list is not complete.
  if (!sitemapPages?.length || sitemapPages.length >= maxSitemapPages) return undefined
  return new Set(
    sitemapPages.flatMap(({ urls: { de, en } }) => [de, en]).filter((path) => path !== null),
  )
}
