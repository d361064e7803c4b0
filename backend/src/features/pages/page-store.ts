import type { Page } from '@foyer/schema/rest/pages.ts'
import type { Values } from '@foyer/schema/documents/value.ts'
import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import { siteLocale } from '#database/localized.ts'
import { document } from '#database/tables/documents.ts'
import { container, page, pagePath } from '#database/tables/pages.ts'
import { findPictures, type Picture } from '#catalogue/picture-store.ts'
import type { Tagged } from '#http/cache-tags.ts'
import { layoutOf, readLayout } from './containers/layout-store.ts'
import { moduleResponses } from './modules/module-responses.ts'
import type { Audience } from './shown-module.ts'
import { findVersion } from './documents/version-store.ts'
import { listModuleRows, type ModuleRow } from './modules/module-rows.ts'
import {
  ancestorsOf,
  childrenOf,
  contentText,
  pageLink,
  readPageTree,
  siblingsOf,
} from './tree/page-links.ts'

export type PageQuery = {
  path: string
  versionId?: number | undefined
  /** Only so many of its modules; all if omitted. */
  firstModules?: number | undefined
}

/**
 * A page with its modules; undefined if there is none or the audience may not see it: drafts, offline pages and versions are for editors.
 */
export async function findPage(
  queries: Queries,
  { path, versionId, firstModules }: PageQuery,
  audience: Audience,
): Promise<Tagged<z.output<typeof Page>> | undefined> {
  const { locale, isEditor } = audience
  const found =
    (await findPageRow(queries, { locale, path })) ??
    (isEditor ? await findDraftRow(queries, { locale, path }) : undefined)
  if (!found) return undefined
  if (!isEditor && (!found.page.isOnline || versionId !== undefined)) return undefined
  const { page: row, containerId } = found
  const composed =
    versionId === undefined
      ? await currentPage(queries, { row, containerId, firstModules }, audience)
      : await earlierPage(queries, { row, containerId, versionId, firstModules }, audience)
  if (!composed) return undefined
  const { response, cacheTags } = composed
  // Where an editor has it, also before it is published; its settings are changed in the editor.
  const address = path ? `/${locale}/${path}` : `/${locale}`
  const urls = { ...response.urls, [locale]: address }
  const settings_url = isEditor ? `${address}?edit&settings` : null
  return { response: { ...response, urls, settings_url }, cacheTags }
}

type Found = {
  row: typeof page.$inferSelect
  containerId: number
  firstModules: number | undefined
}

/** Of a long page only so many modules are read as are asked for; all where some of those are not shown. */
async function currentPage(
  queries: Queries,
  { row, containerId, firstModules }: Found,
  audience: Audience,
) {
  const place = { containerId, locale: audience.locale }
  const fields = await readLayout(queries, place)
  if (firstModules !== undefined) {
    const rows = await listModuleRows(queries, place, firstModules)
    const composed = await pageResponse(queries, { row, rows, fields, firstModules }, audience)
    const isWhole = rows.filter(({ parentId }) => parentId === null).length < firstModules
    if (isWhole || composed.response.modules.length >= firstModules) return composed
  }
  const rows = await listModuleRows(queries, place)
  return pageResponse(queries, { row, rows, fields, firstModules }, audience)
}

async function earlierPage(
  queries: Queries,
  { row, containerId, versionId, firstModules }: Found & { versionId: number },
  audience: Audience,
) {
  const version = await findVersion(queries, { containerId, locale: audience.locale, versionId })
  return version && pageResponse(queries, { row, ...version, firstModules }, audience)
}

type PageContent = { rows: ModuleRow[]; fields: Values }
type Composed = PageContent & { row: typeof page.$inferSelect; firstModules?: number | undefined }

/** A page with other content than is published, whether it is online or not; undefined if there is no such page. */
export async function findPageOf(
  queries: Queries,
  { id, ...content }: PageContent & { id: number },
  audience: Audience,
): Promise<Tagged<z.output<typeof Page>> | undefined> {
  const [row] = await queries.select().from(page).where(eq(page.id, id))
  return row && pageResponse(queries, { row, ...content }, audience)
}

async function pageResponse(
  queries: Queries,
  { row, rows, fields, firstModules }: Composed,
  audience: Audience,
): Promise<Tagged<z.output<typeof Page>>> {
  const { locale } = audience
  const [{ modules, cacheTags }, around, picture] = await Promise.all([
    moduleResponses(queries, rows, audience, firstModules),
    findRelatedPages(queries, row.id, audience),
    findSharePicture(queries, row.ogImageId, locale),
  ])
  const response = {
    ...describePage(row, locale),
    ...fields,
    layout: layoutOf(fields),
    ...around,
    ...picture,
    settings_url: null,
    modules,
  }
  return { response, cacheTags }
}

async function findPageRow(
  queries: Queries,
  { locale, path }: { locale: ContentLocale; path: string },
) {
  const [found] = await queries
    .select({ page, containerId: container.id })
    .from(pagePath)
    .innerJoin(page, eq(page.id, pagePath.pageId))
    .innerJoin(
      container,
      and(eq(container.contentType, 'page'), eq(container.objectId, sql`${page.id}::text`)),
    )
    .where(and(eq(pagePath.locale, locale), eq(pagePath.path, path)))
  return found
}

/** A page that is not published in this language, at the path that it gets. */
async function findDraftRow(
  queries: Queries,
  { locale, path }: { locale: ContentLocale; path: string },
) {
  const [found] = await queries
    .select({ page, containerId: container.id })
    .from(document)
    .innerJoin(container, eq(container.id, document.containerId))
    .innerJoin(
      page,
      and(eq(container.contentType, 'page'), eq(container.objectId, sql`${page.id}::text`)),
    )
    .where(
      and(eq(document.locale, locale), eq(document.unpublishedPath, path), isNull(page.deletion)),
    )
  return found
}

function describePage(row: typeof page.$inferSelect, locale: ContentLocale) {
  const text = (texts: Parameters<typeof contentText>[0]) => contentText(texts, locale)
  return {
    id: row.id,
    content_type: 'page',
    title: text(row.title),
    headline: text(row.headline),
    is_online: row.isOnline,
    is_clickable: row.isClickable,
    in_menu: row.inMenu,
    in_footer: row.inFooter,
    has_tab_navigation: row.hasTabNavigation,
    is_landing_page: row.isLandingPage,
    meta_title: text(row.metaTitle),
    meta_description: text(row.metaDescription),
    og_title: text(row.ogTitle),
    og_description: text(row.ogDescription),
    og_type: row.ogType,
  }
}

async function findRelatedPages(queries: Queries, id: number, { locale, isEditor }: Audience) {
  const tree = await readPageTree(queries)
  const ancestors = ancestorsOf(tree, id)
    .filter(({ isOnline }) => isOnline || isEditor)
    .map((row) => pageLink(tree, row, locale))
  return {
    urls: tree.urls.get(id)!,
    parent: ancestors.at(-1) ?? null,
    ancestors,
    siblings: siblingsOf(tree, id, locale).map((row) => pageLink(tree, row, locale)),
    children: childrenOf(tree, id, locale).map((row) => pageLink(tree, row, locale)),
  }
}

async function findSharePicture(queries: Queries, imageId: number | null, locale: ContentLocale) {
  const pictures = await findPictures(queries, { ids: [imageId], locale: siteLocale(locale) })
  const picture = imageId === null ? undefined : pictures.get(imageId)
  return {
    og_image: picture?.image_obj?.url ?? null,
    og_image_thumbs: { small: picture?.image_thumbnails.find(isForSharing)?.url ?? null },
  }
}

/** The variant made for link previews. */
function isForSharing({ crop, format }: Picture['image_thumbnails'][number]): boolean {
  return crop === 'social' && format === 'jpg'
}
