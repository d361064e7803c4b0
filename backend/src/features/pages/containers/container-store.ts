import { emptyDocument } from '@foyer/schema/documents/document.ts'
import type { Values } from '@foyer/schema/documents/value.ts'
import type { Container } from '@foyer/schema/rest/pages.ts'
import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
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
import { findDocument } from '#features/pages/documents/document-store.ts'
import { findVersion, rowsOfContent } from '#features/pages/documents/version-store.ts'
import { listModuleRows, type ModuleRow } from '#features/pages/modules/module-rows.ts'
import { contentAt } from '#features/pages/previews/content-at.ts'

/** What is published, an earlier version, the draft, or what visitors get at a time. */
export type WantedContent =
  { of: 'now' } | { of: 'version'; versionId: number } | { of: 'draft' } | { of: 'time'; at: Date }

type Wanted = { slug: string; content: WantedContent }

/**
 * A container with its modules; undefined if there is none, no such version, or the audience may not see it: versions, drafts, content
 * of pages that are offline and of unpublished articles are for editors.
 */
export async function findContainer(
  queries: Queries,
  { slug, content: wanted }: Wanted,
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
  if (!isEditor && (isHidden || wanted.of !== 'now')) return undefined
  const content = await findContent(queries, { slug, containerId: found.id, locale }, wanted)
  if (!content) return undefined
  const { modules, cacheTags } = await moduleResponses(
    queries,
    content.rows,
    audienceOf(wanted, audience),
  )
  const layout = layoutOf(content.fields)
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

type Place = { slug: string; containerId: number; locale: ContentLocale }

/** Undefined if there is no such version. Without a draft of its own a container is as it is published. */
async function findContent(
  queries: Queries,
  { slug, ...place }: Place,
  wanted: WantedContent,
): Promise<{ rows: ModuleRow[]; fields: Values } | undefined> {
  if (wanted.of === 'version') {
    return findVersion(queries, { ...place, versionId: wanted.versionId })
  }
  const draft =
    wanted.of === 'now' ? undefined : await findDocument(queries, { slug, locale: place.locale })
  if (!draft) {
    return {
      rows: await listModuleRows(queries, place),
      fields: await readLayout(queries, place),
    }
  }
  const at = wanted.of === 'time' ? wanted.at : null
  const content = (await contentAt(queries, draft, at)) ?? emptyDocument
  return { rows: await rowsOfContent(queries, place, content), fields: content.fields }
}

/** For a preview visitors, at its time: modules outside of their own schedule are not in it. */
function audienceOf(wanted: WantedContent, audience: Audience): Audience {
  if (wanted.of === 'draft') return { ...audience, isEditor: false }
  if (wanted.of === 'time') return { ...audience, isEditor: false, now: wanted.at }
  return audience
}

function columnsIn(module: object): z.output<typeof Container>['columns'] {
  return (module as { columns: z.output<typeof Container>['columns'] }).columns
}
