import { z } from 'zod'
import type { RestSource } from './operation.ts'
import { LocalizedSlug } from '@foyer/schema/shapes/options.ts'
import { PageUrls } from './pages.ts'
import { OffsetDateTime, idOf } from '@foyer/schema/shapes/scalars.ts'

/** Number of ids that a part of the sitemap covers, and so its maximum number of entries. */
export const sitemapPartSize = 2_000

/** Maximum number of pages of editors. */
export const maxSitemapPages = 2_000

/** Maximum number of parts of a kind. */
export const maxSitemapParts = 5_000

export const SitemapKind = z
  .enum(['event', 'production', 'article', 'person', 'series', 'venue', 'form'])
  .meta({
    id: 'SitemapKind',
    title: 'SitemapKind',
    'x-enum-descriptions': {
      event: 'Events.',
      production: 'Productions.',
      article: 'Articles of the magazine.',
      person: 'People.',
      series: 'Series.',
      venue: 'Venues.',
      form: 'Forms.',
    },
    description: 'Kind of entity whose pages the sitemap lists.',
  })

export const SitemapPart = z
  .object({
    kind: SitemapKind,
    part: z
      .int()
      .describe(
        `Number of the part, starting with 1. A part covers a range of ${sitemapPartSize} ids.`,
      ),
    changed_at: OffsetDateTime.describe('Time of the last change of any entry.'),
  })
  .meta({ id: 'SitemapPart', title: 'SitemapPart', description: 'A part of the sitemap.' })

export const SitemapEntry = z
  .object({
    id: idOf('entry'),
    slugs: LocalizedSlug,
    changed_at: OffsetDateTime.describe('Time of the last change.'),
  })
  .meta({ id: 'SitemapEntry', title: 'SitemapEntry', description: 'An entry of the sitemap.' })

export const SitemapPage = z
  .object({
    id: idOf('page'),
    urls: PageUrls,
    is_unlisted: z
      .boolean()
      .describe(
        'Whether menus show the page without a link, so that neither the search nor the sitemap lists it; it can be opened all the same.',
      ),
    changed_at: OffsetDateTime.nullable().describe(
      'Time of the last change of the page or its modules; null if unknown.',
    ),
  })
  .meta({
    id: 'SitemapPage',
    title: 'SitemapPage',
    description: 'A page of editors in the sitemap.',
  })

export const sitemap = {
  name: 'sitemap',
  description: 'Everything with a page, for search engines.',
  operations: {
    sitemapParts: {
      operationId: 'sitemapParts',
      extension: { whenMissing: [] },
      access: 'public',
      method: 'GET',
      path: '/api/sitemap/',
      summary: 'List the parts of the sitemap',
      description: `Parts of the sitemap that have entries; ${maxSitemapParts} of each kind at most.`,
      response: z.array(SitemapPart),
    },
    sitemapPages: {
      operationId: 'sitemapPages',
      extension: { whenMissing: [] },
      access: 'public',
      method: 'GET',
      path: '/api/sitemap/pages/',
      summary: 'List the pages of the sitemap',
      description: `Pages of editors that visitors may see; ${maxSitemapPages} at most.`,
      response: z.array(SitemapPage),
    },
    sitemapEntries: {
      operationId: 'sitemapEntries',
      extension: { whenMissing: [] },
      access: 'public',
      method: 'GET',
      path: '/api/sitemap/{kind}/{part}/',
      summary: 'List the entries of a sitemap part',
      description: 'Entries of a part of the sitemap, sorted by number.',
      pathParameters: {
        kind: SitemapKind,
        part: z.int().min(1).max(maxSitemapParts).describe('Number of the part, starting with 1.'),
      },
      response: z.array(SitemapEntry),
    },
  },
} as const satisfies RestSource
