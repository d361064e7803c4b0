import { z } from 'zod'
import type { RestSource } from './operation.ts'
import { LocalizedSlug } from '@foyer/schema/shapes/options.ts'
import { PageUrls } from './pages.ts'
import { Id, OffsetDateTime } from '@foyer/schema/shapes/scalars.ts'

/** So many numbers a part spans; a part has as many entries at most. */
export const sitemapPartSize = 2_000

/** Most pages that editors have written. */
export const mostSitemapPages = 2_000

/** Most parts of a kind. */
export const mostSitemapParts = 5_000

export const SitemapKind = z
  .enum(['event', 'production', 'article', 'person', 'series', 'venue', 'form'])
  .meta({
    id: 'SitemapKind',
    title: 'SitemapKind',
    description: 'What has pages of its own.',
  })

export const SitemapPart = z
  .object({
    kind: SitemapKind,
    part: z
      .int()
      .describe(
        `Number of the part, from 1: it holds the numbers of one span of ${sitemapPartSize}.`,
      ),
    changed_at: OffsetDateTime.describe('When something in it was last changed.'),
  })
  .meta({ id: 'SitemapPart', title: 'SitemapPart', description: 'A part of the site’s map.' })

export const SitemapEntry = z
  .object({
    id: Id,
    slugs: LocalizedSlug,
    changed_at: OffsetDateTime.describe('When it was last changed.'),
  })
  .meta({ id: 'SitemapEntry', title: 'SitemapEntry', description: 'A page on the site’s map.' })

export const SitemapPage = z
  .object({
    id: Id,
    urls: PageUrls,
    changed_at: OffsetDateTime.nullable().describe('When something on it was last changed.'),
  })
  .meta({
    id: 'SitemapPage',
    title: 'SitemapPage',
    description: 'A page that editors have written, on the site’s map.',
  })

export const sitemap = {
  name: 'sitemap',
  description: 'All that has a page, for search engines.',
  operations: {
    sitemapParts: {
      operationId: 'sitemapParts',
      extension: { whenMissing: [] },
      access: 'public',
      method: 'GET',
      path: '/api/sitemap/',
      summary: 'List the parts of the sitemap',
      description: `The parts that have entries; ${mostSitemapParts} of each kind at most.`,
      answer: z.array(SitemapPart),
    },
    sitemapPages: {
      operationId: 'sitemapPages',
      extension: { whenMissing: [] },
      access: 'public',
      method: 'GET',
      path: '/api/sitemap/pages/',
      summary: 'List the pages of the sitemap',
      description: `Pages that editors have written and visitors may see; ${mostSitemapPages} at most.`,
      answer: z.array(SitemapPage),
    },
    sitemapEntries: {
      operationId: 'sitemapEntries',
      extension: { whenMissing: [] },
      access: 'public',
      method: 'GET',
      path: '/api/sitemap/{kind}/{part}/',
      summary: 'List the entries of a sitemap part',
      description: 'The entries of a part, by number.',
      pathParameters: {
        kind: SitemapKind,
        part: z.int().min(1).max(mostSitemapParts).describe('Number of the part.'),
      },
      answer: z.array(SitemapEntry),
    },
  },
} as const satisfies RestSource
