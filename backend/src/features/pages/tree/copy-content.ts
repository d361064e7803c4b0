import { randomUUID } from 'node:crypto'
import {
  emptyDocument,
  withoutRemoved,
  type ContentDocument,
} from '@foyer/schema/documents/document.ts'
import { pageFields } from '@foyer/schema/documents/page-fields.ts'
import { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { document } from '#database/tables/documents.ts'
import { container, module } from '#database/tables/pages.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'
import { addSnapshot, lockDocument, readDraft } from '#features/pages/documents/document-store.ts'
import type { Tree } from './tree-store.ts'

/** The drafts of a page by language, with modules that are others than those of the page. */
export async function copyDrafts(
  transaction: WritableTransaction,
  tree: Tree,
  pageId: number,
): Promise<Map<ContentLocale, ContentDocument>> {
  const [held] = await transaction
    .select()
    .from(container)
    .where(and(eq(container.contentType, 'page'), eq(container.objectId, String(pageId))))
  const copies = new Map<ContentLocale, ContentDocument>()
  if (!held) return copies
  const written = await listWrittenLocales(transaction, held.id)
  for (const locale of ContentLocale.options) {
    const hasPath = tree.paths.some((one) => one.pageId === pageId && one.locale === locale)
    if (!hasPath && !written.has(locale)) continue
    const locked = await lockDocument(transaction, { slug: held.slug, locale })
    if (locked) copies.set(locale, withOwnModules(await readDraft(transaction, locked)))
  }
  return copies
}

/** The languages in which a container has modules or a document. */
async function listWrittenLocales(queries: Queries, containerId: number) {
  const modules = await queries
    .selectDistinct({ locale: module.locale })
    .from(module)
    .where(and(eq(module.containerId, containerId), isNull(module.deletedAt)))
  const documents = await queries
    .select({ locale: document.locale })
    .from(document)
    .where(eq(document.containerId, containerId))
  return new Set([...modules, ...documents].map(({ locale }) => locale))
}

function withOwnModules(draft: ContentDocument): ContentDocument {
  const { fields, modules } = withoutRemoved(draft)
  const ids = new Map(Object.keys(modules).map((id) => [id, randomUUID() as string]))
  const copied = Object.entries(modules).map(([id, { place, ...one }]) => {
    const parent = place.parent === null ? null : ids.get(place.parent)!
    return [ids.get(id)!, { ...one, place: { ...place, parent } }] as const
  })
  return { fields, modules: Object.fromEntries(copied) }
}

/** The draft of a page that has nothing but a title. */
export function titledDraft(
  title: string,
  { fields, modules }: ContentDocument = emptyDocument,
): ContentDocument {
  const empty = Object.fromEntries(Object.keys(pageFields).map((name) => [name, '']))
  return { fields: { ...empty, ...fields, title }, modules }
}

type NewDraft = {
  containerId: number
  locale: ContentLocale
  content: ContentDocument
  /** The path that the page gets when it is published; made of its title then, if null. */
  path: string | null
}

/** Adds a draft of which nothing is published. */
export async function addDraft(
  transaction: WritableTransaction,
  { containerId, locale, content, path }: NewDraft,
): Promise<void> {
  const [added] = await transaction
    .insert(document)
    .values({ containerId, locale, unpublishedPath: path })
    .returning({ id: document.id })
  await addSnapshot(transaction, { documentId: added!.id, number: 0, content })
}
