import { maxSitemapPages, type SitemapPage } from '@foyer/schema/rest/sitemap.ts'
import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import { and, asc, eq, inArray, max, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import { container, module, page, pagePath } from '#database/tables/pages.ts'

/** The pages of editors that are online, with their URLs and the last change of their modules. */
export async function listSitemapPages(queries: Queries): Promise<z.output<typeof SitemapPage>[]> {
  const pages = await queries
    .select({ id: page.id, isClickable: page.isClickable, changedAt: max(module.changedAt) })
    .from(page)
    .leftJoin(
      container,
      and(eq(container.contentType, 'page'), eq(container.objectId, sql`${page.id}::text`)),
    )
    .leftJoin(module, eq(module.containerId, container.id))
    .where(eq(page.isOnline, true))
    .groupBy(page.id)
    .orderBy(asc(page.id))
    .limit(maxSitemapPages)
  const paths = await queries
    .select()
    .from(pagePath)
    .where(
      inArray(
        pagePath.pageId,
        pages.map(({ id }) => id),
      ),
    )
  const pathsOf = Map.groupBy(paths, ({ pageId }) => pageId)
  // Some pages are menu entries only, without a path of their own.
  return pages.flatMap(({ id, isClickable, changedAt }) => {
    const own = pathsOf.get(id)
    if (!own) return []
    const changed_at = changedAt?.toISOString() ?? null
    return [{ id, urls: urlsOf(own), is_unlisted: !isClickable, changed_at }]
  })
}

function urlsOf(paths: { locale: ContentLocale; path: string }[]) {
  const urls: z.output<typeof SitemapPage>['urls'] = { de: null, en: null, ja: null, la: null }
  for (const { locale, path } of paths) urls[locale] = path ? `/${locale}/${path}` : `/${locale}`
  return urls
}
