import { moduleShapes } from '@foyer/schema/modules/module-shapes.ts'
import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import type { Queries } from '#database/connect.ts'
import { container, page, pagePath } from '#database/tables/pages.ts'
import { serializeFields } from '#features/pages/serialize-fields.ts'
import { findDefinition } from '#features/pages/modules/module-definition.ts'
import { addModule } from '#features/pages/modules/module-write-store.ts'
import { writable } from './test-database.ts'

type NewPage = Partial<Omit<typeof page.$inferInsert, 'id' | 'key'>> & {
  paths: Partial<Record<ContentLocale, string>>
  modules?: { locale?: ContentLocale; kind: string; parentId?: number; [field: string]: unknown }[]
}

export type AddedPage = { id: number; slug: string; containerId: number; moduleIds: number[] }

/** Adds a page as an editor could; its modules are German by default. */
export async function addPage(
  database: Pick<Queries, 'select'>,
  { paths, modules = [], ...columns }: NewPage,
): Promise<AddedPage> {
  const queries = writable(database)
  const key = `test:${Object.values(paths)[0]}`
  const [row] = await queries
    .insert(page)
    .values({ ...columns, key })
    .returning({ id: page.id })
  const id = row!.id
  const places = Object.entries(paths) as [ContentLocale, string][]
  if (places.length > 0) {
    await queries
      .insert(pagePath)
      .values(places.map(([locale, path]) => ({ locale, path, pageId: id })))
  }
  const slug = `page-${id}`
  const [place] = await queries
    .insert(container)
    .values({ slug, contentType: 'page', objectId: String(id) })
    .returning({ id: container.id })
  const containerId = place!.id
  const moduleIds: number[] = []
  for (const { locale = 'de', kind, parentId = null, ...values } of modules) {
    const definition = findDefinition(kind)!
    const checked = moduleShapes(definition).Values.parse(values)
    const fields = serializeFields(definition.fields, checked)
    const at = { containerId, locale, parentId, column: parentId === null ? null : 0 }
    const added = await addModule(queries, { ...at, kind, position: undefined, fields: fields })
    moduleIds.push(added.id)
  }
  return { id, slug, containerId, moduleIds }
}
