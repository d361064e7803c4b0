import { moduleKinds } from '@foyer/schema/modules/kinds.ts'
import type { ModuleDefinition } from '@foyer/schema/modules/define-module.ts'
import type { Locale } from '@foyer/schema/rest/scalars.ts'
import { locales } from '@foyer/schema/rest/scalars.ts'
import type { Queries } from '#database/connect.ts'
import { container, page, pagePath } from '#database/tables/pages.ts'
import { keepFields } from '#features/pages/keep-fields.ts'
import { addModule } from '#features/pages/module-write-store.ts'
import { allPages } from './pages/all-pages.ts'
import type { DemoModule, DemoPage, DemoThings } from './pages/demo-page.ts'

const definitions = new Map<string, ModuleDefinition>(
  moduleKinds.map((one) => [one.kind, one as unknown as ModuleDefinition]),
)

/** Writes the pages of the demo theatre with their modules. */
export async function loadPages(
  queries: Queries,
  { things, images }: { things: DemoThings; images: Map<string, number> },
): Promise<void> {
  const ids = new Map<string, number>()
  for (const [position, make] of allPages.entries()) {
    const content = make(things)
    const parentId = content.parent === undefined ? null : ids.get(content.parent)
    if (parentId === undefined) throw new Error(`Page ${content.key} comes before the one above.`)
    ids.set(content.key, await loadPage(queries, { content, parentId, position, images }))
  }
}

type Loading = {
  content: DemoPage
  parentId: number | null
  position: number
  images: Map<string, number>
}

async function loadPage(queries: Queries, { content, parentId, position, images }: Loading) {
  const { key, path, description, picture, modules, parent: _, ...texts } = content
  const [row] = await queries
    .insert(page)
    .values({
      ...texts,
      key: `demo:${key}`,
      parentId,
      position,
      metaDescription: description ?? {},
      ogImageId: picture ? images.get(`demo:${picture}`)! : null,
    })
    .returning({ id: page.id })
  const pageId = row!.id
  if (path) {
    await queries
      .insert(pagePath)
      .values(locales.map((locale) => ({ locale, path: path[locale] ?? path.de, pageId })))
  }
  const [place] = await queries
    .insert(container)
    .values({ slug: `page-${pageId}`, contentType: 'page', objectId: String(pageId) })
    .returning({ id: container.id })
  for (const locale of locales) {
    await loadModules(queries, modules?.[locale] ?? [], { containerId: place!.id, locale })
  }
  return pageId
}

type Place = {
  containerId: number
  locale: Locale
  parentId?: number
  column?: number
}

async function loadModules(queries: Queries, modules: DemoModule[], place: Place): Promise<void> {
  for (const [position, { kind, columns = [], ...values }] of modules.entries()) {
    const definition = definitions.get(kind)!
    const { id } = await addModule(queries, {
      parentId: null,
      column: null,
      ...place,
      kind,
      position,
      fields: keepFields(definition.fields, definition.Values.parse(values)),
    })
    for (const [column, inside] of columns.entries()) {
      await loadModules(queries, inside, { ...place, parentId: id, column })
    }
  }
}
