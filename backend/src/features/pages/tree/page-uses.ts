import type { PageUse } from '@foyer/schema/rest/edited-page-shapes.ts'
import { findLinkReference } from '@foyer/schema/shapes/link-reference.ts'
import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import { container, module } from '#database/tables/pages.ts'
import { linksIn } from '#features/pages/derived/links/map-links.ts'
import { linkTarget } from '#features/pages/documents/publish-check/link-targets.ts'
import { findDefinition } from '#features/pages/modules/module-definition.ts'
import { contentText } from './page-links.ts'
import { readTree, type Tree } from './tree-store.ts'

type Use = z.output<typeof PageUse>

/** The published links to some pages, except those between them: from modules of pages and other objects, and from menu entries. */
export async function listPageUses(queries: Queries, ids: readonly number[]): Promise<Use[]> {
  const tree = await readTree(queries)
  const leadsThere = targetTest(tree, new Set(ids))
  return [
    ...(await usesOfModules(queries, { tree, ids, leadsThere })),
    ...usesOfMenus({ tree, ids, leadsThere }),
  ]
}

type Search = {
  tree: Tree
  ids: readonly number[]
  leadsThere: (link: string, locale: ContentLocale) => boolean
}

/** Whether a link leads to one of some pages, by reference or by its address. */
function targetTest({ paths }: Tree, ids: ReadonlySet<number>): Search['leadsThere'] {
  const own = new Set(paths.filter(({ pageId }) => ids.has(pageId)).map(({ path }) => path))
  return (link, locale) => {
    const reference = findLinkReference(link)
    if (reference) return reference.kind === 'page' && ids.has(reference.number)
    const target = linkTarget(link, locale)
    return target?.type === 'page' && own.has(target.path)
  }
}

async function usesOfModules(queries: Queries, { tree, ids, leadsThere }: Search): Promise<Use[]> {
  const rows = await queries
    .select({
      slug: container.slug,
      contentType: container.contentType,
      objectId: container.objectId,
      locale: module.locale,
      uuid: module.uuid,
      kind: module.kind,
      fields: module.fields,
    })
    .from(module)
    .innerJoin(container, eq(container.id, module.containerId))
    .where(
      and(
        isNull(module.deletedAt),
        // Links within the site begin so.
        sql`(${module.fields}::text like '%"/%' or ${module.fields}::text like '%"page:%')`,
      ),
    )
    .orderBy(container.id, module.locale, module.position)
  return rows.flatMap(({ slug, contentType, objectId, locale, uuid, kind, fields }) => {
    const definition = findDefinition(kind)
    const isOwn = contentType === 'page' && ids.includes(Number(objectId))
    const holder = contentType === 'page' ? tree.pages.get(Number(objectId)) : undefined
    if (!definition || isOwn || holder?.deletion) return []
    const links = linksIn(definition.fields, fields).filter((link) => leadsThere(link, locale))
    const title = holder ? contentText(holder.title, locale) : slug
    return links.map((link) => ({
      content_type: contentType,
      object_id: objectId,
      slug,
      title,
      locale,
      module: uuid,
      target: link,
    }))
  })
}

function usesOfMenus({ tree, ids, leadsThere }: Search): Use[] {
  return [...tree.pages.values()].flatMap((row) =>
    ids.includes(row.id) || row.deletion
      ? []
      : Object.entries(row.linkUrl).flatMap(([language, link]) => {
          const locale = language as ContentLocale
          if (!link || !leadsThere(link, locale)) return []
          return [
            {
              content_type: 'page',
              object_id: String(row.id),
              slug: null,
              title: contentText(row.title, locale),
              locale,
              module: null,
              target: link,
            },
          ]
        }),
  )
}
