import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import { and, eq, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { container, module, page, pagePath } from '#database/tables/pages.ts'
import { redirect } from '#database/tables/site.ts'
import type { LinkedEntity } from './link-targets.ts'

/** Paths below the language at which visitors get a page or are redirected, with the page and its language. */
export async function readPagePaths(queries: Queries) {
  const [paths, redirects] = await Promise.all([
    queries
      .select({ path: pagePath.path, pageId: page.id, locale: pagePath.locale })
      .from(pagePath)
      .innerJoin(page, eq(page.id, pagePath.pageId))
      .where(eq(page.isOnline, true)),
    queries.select({ path: redirect.oldPath }).from(redirect),
  ])
  return {
    pages: Map.groupBy(paths, ({ path }) => path),
    redirects: new Set(redirects.map(({ path }) => path.replaceAll(/^\/|\/$/g, ''))),
  }
}

/** What visitors get of each kind of entity. */
const shown: Record<LinkedEntity, SQL> = {
  event: sql`select id from event`,
  production: sql`select id from production`,
  series: sql`select id from series`,
  person: sql`select id from person`,
  venue: sql`select id from venue`,
  article: sql`select id from article where is_online and published_from <= now()`,
  form: sql`select id from form`,
}

/** Which of some numbers of a kind of entity exist. */
export async function findShownNumbers(
  queries: Queries,
  entity: LinkedEntity,
  numbers: readonly number[],
): Promise<Set<number>> {
  const { rows } = await queries.execute<{ id: number }>(
    sql`select id from (${shown[entity]}) as entity where id in ${numbers}`,
  )
  return new Set(rows.map(({ id }) => id))
}

/** The anchors of a published page in a language. */
export async function listAnchors(
  queries: Queries,
  { pageId, locale }: { pageId: number; locale: ContentLocale },
): Promise<Set<string>> {
  const rows = await queries
    .select({
      // Items of a list may have anchors of their own.
      anchors: sql<(string | null)[]>`jsonb_path_query_array(${module.fields}, '$.**.anchor')`,
    })
    .from(module)
    .innerJoin(container, eq(container.id, module.containerId))
    .where(
      and(
        eq(container.contentType, 'page'),
        eq(container.objectId, String(pageId)),
        eq(module.locale, locale),
        isNull(module.deletedAt),
        // Its anchors are links.
        ne(module.kind, 'anchor-list'),
      ),
    )
  return new Set(rows.flatMap(({ anchors }) => anchors.flatMap((anchor) => anchor || [])))
}
