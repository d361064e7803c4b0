import type { Container } from '@foyer/schema/rest/pages.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import { article } from '#database/tables/articles.ts'
import { container, page } from '#database/tables/pages.ts'
import { isPublished } from '#catalogue/article-rows.ts'
import type { Tagged } from '#http/cache-tags.ts'
import { columnsOf } from '#features/pages/derived/columns.ts'
import { layoutOf, readLayout } from './layout-store.ts'
import { moduleResponses } from '#features/pages/modules/module-responses.ts'
import type { Audience } from '#features/pages/shown-module.ts'
import { findVersion } from '#features/pages/documents/version-store.ts'
import { listModuleRows } from '#features/pages/modules/module-rows.ts'

/**
 * A container with its modules; undefined if there is none, no such version, or the audience may not see it: versions, content of
 * pages that are offline and of unpublished articles are for editors.
 */
export async function findContainer(
  queries: Queries,
  { slug, versionId }: { slug: string; versionId: number | undefined },
  audience: Audience,
): Promise<Tagged<z.output<typeof Container>> | undefined> {
  const { locale, isEditor } = audience
  const [row] = await queries
    .select({
      found: container,
      isOnline: page.isOnline,
      isPublished: sql<boolean>`${isPublished}`,
    })
    .from(container)
    .leftJoin(
      page,
      and(eq(container.contentType, 'page'), eq(container.objectId, sql`${page.id}::text`)),
    )
    .leftJoin(
      article,
      and(eq(container.contentType, 'article'), eq(container.objectId, sql`${article.id}::text`)),
    )
    .where(eq(container.slug, slug))
  if (!row) return undefined
  const { found } = row
  const isHidden = row.isOnline === false || (found.contentType === 'article' && !row.isPublished)
  if (!isEditor && (isHidden || versionId !== undefined)) return undefined
  const place = { containerId: found.id, locale }
  const version =
    versionId === undefined
      ? {
          rows: await listModuleRows(queries, place),
          fields: await readLayout(queries, place),
        }
      : await findVersion(queries, { ...place, versionId })
  if (!version) return undefined
  const { modules, cacheTags } = await moduleResponses(queries, version.rows, audience)
  const layout = layoutOf(version.fields)
  const response = {
    slug,
    parent: found.parentSlug,
    content_type: found.contentType,
    object_id: found.objectId,
    model: found.contentType,
    layout,
    columns: layout
      ? columnsOf(
          layout,
          modules.filter(({ parent }) => parent === null),
        )
      : modules.flatMap((module) => ('columns' in module ? columnsIn(module) : [])),
    children: modules,
  }
  return { response, cacheTags }
}

function columnsIn(module: object): z.output<typeof Container>['columns'] {
  return (module as { columns: z.output<typeof Container>['columns'] }).columns
}
