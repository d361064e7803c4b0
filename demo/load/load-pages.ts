import { locales } from '@foyer/schema/shapes/scalars.ts'
import { container, page, pagePath } from '@foyer/backend/src/database/tables/pages.ts'
import { loadModules } from './load-modules.ts'
import type { DemoPage, DemoPageMaker, DemoLookup } from '#content/pages/demo-page.ts'
import type { WritableTransaction } from '@foyer/backend/src/database/writing/change-house.ts'

/** Writes the pages of the demo theatre with their modules. */
export async function loadPages(
  transaction: WritableTransaction,
  {
    pages,
    lookup,
    images,
  }: { pages: readonly DemoPageMaker[]; lookup: DemoLookup; images: Map<string, number> },
): Promise<void> {
  const ids = new Map<string, number>()
  for (const [position, make] of pages.entries()) {
    const content = make(lookup)
    const parentId = content.parent === undefined ? null : ids.get(content.parent)
    if (parentId === undefined) throw new Error(`Page ${content.key} comes before the one above.`)
    ids.set(content.key, await loadPage(transaction, { content, parentId, position, images }))
  }
}

type Loading = {
  content: DemoPage
  parentId: number | null
  position: number
  images: Map<string, number>
}

async function loadPage(
  transaction: WritableTransaction,
  { content, parentId, position, images }: Loading,
) {
  const { key, path, description, picture, modules, parent: _, ...texts } = content
  const [row] = await transaction
    .insert(page)
    .values({
      ...texts,
      key: `demo:${key}`,
      parentId,
      position,
      footerPosition: position,
      metaDescription: description ?? {},
      ogImageId: picture ? images.get(`demo:${picture}`)! : null,
    })
    .returning({ id: page.id })
  const pageId = row!.id
  if (path) {
    await transaction
      .insert(pagePath)
      .values(locales.map((locale) => ({ locale, path: path[locale] ?? path.de, pageId })))
  }
  const [place] = await transaction
    .insert(container)
    .values({ slug: `page-${pageId}`, contentType: 'page', objectId: String(pageId) })
    .returning({ id: container.id })
  for (const locale of locales) {
    await loadModules(transaction, modules?.[locale] ?? [], { containerId: place!.id, locale })
  }
  return pageId
}
