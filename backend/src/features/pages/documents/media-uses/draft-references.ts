import { emptyDocument, type ContentDocument } from '@foyer/schema/documents/document.ts'
import {
  contentFields,
  type ContentField,
} from '@foyer/schema/documents/publish-check/content-fields.ts'
import { ownLinks } from '@foyer/schema/documents/publish-check/links.ts'
import type { Value } from '@foyer/schema/documents/value.ts'
import type { RichText } from '@foyer/schema/fields/rich-text.ts'
import { findLinkReference } from '@foyer/schema/shapes/link-reference.ts'
import { eq, isNull } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { document } from '#database/tables/documents.ts'
import { changeHouse } from '#database/writing/change-house.ts'
import { readDraft } from '#features/pages/documents/document-store.ts'
import { documentOfRows } from '#features/pages/documents/documents-of-rows.ts'
import type { ModuleRow } from '#features/pages/modules/module-rows.ts'

const indexing = { name: 'clock', operation: 'indexDrafts' } as const

/** The references of a field to the library: `image:5`, `file:7`, also as a link, or addresses below /media/ in links and texts. */
function referencesOf({ field, value }: ContentField): string[] {
  if (field.type === 'image' || field.type === 'file') {
    return typeof value === 'number' ? [`${field.type}:${value}`] : []
  }
  if (value === undefined || typeof value === 'number' || typeof value === 'boolean') return []
  const addresses = JSON.stringify(value).match(/\/media\/[\w.-]+/g) ?? []
  const links = linksOf(field, value).flatMap((link) => findLinkReference(link) ?? [])
  const files = links.filter(({ kind }) => kind === 'file')
  return [...addresses, ...files.map(({ number }) => `file:${number}`)]
}

/** The references of one link to the library. */
export function referencesOfLink(link: string): string[] {
  const reference = findLinkReference(link)
  if (reference) return reference.kind === 'file' ? [`file:${reference.number}`] : []
  return link.match(/\/media\/[\w.-]+/g) ?? []
}

function linksOf({ type }: ContentField['field'], value: Value): string[] {
  if (type === 'link') return typeof value === 'string' ? [value] : []
  if (type !== 'rich-text') return []
  return (value as RichText).flatMap(({ children }) => children.flatMap(({ link }) => link ?? []))
}

/** The fields of a document that refer to one of the given things. */
export function fieldsReferringTo(
  content: ContentDocument,
  references: ReadonlySet<string>,
): ContentField[] {
  return contentFields(content).filter((field) =>
    referencesOf(field).some((reference) => references.has(reference)),
  )
}

/** The document's own fields that refer to one of the given things, by name. */
export function ownFieldsReferringTo(
  content: ContentDocument,
  references: ReadonlySet<string>,
): string[] {
  return ownLinks(content)
    .filter(({ target }) => referencesOfLink(target).some((one) => references.has(one)))
    .flatMap(({ path }) => path)
}

/** What is published, as a document. */
export function documentOfPublished(rows: readonly ModuleRow[]): ContentDocument {
  return documentOfRows(rows, emptyDocument)
}

/**
 * Writes down what the drafts show that have changed since somebody last asked. Applying operations only forgets it, so that
 * typing costs nothing.
 */
export async function indexDrafts(database: Database): Promise<void> {
  const waiting = await database
    .select({ id: document.id })
    .from(document)
    .where(isNull(document.mediaReferences))
  for (const { id } of waiting) {
    await changeHouse(database, indexing, async (transaction) => {
      transaction.nothingChanged()
      // An operation that comes meanwhile waits for this transaction, and makes it forgotten again.
      const locked = eq(document.id, id)
      await transaction.select({ id: document.id }).from(document).where(locked).for('update')
      const draft = await readDraft(transaction, { id })
      const own = ownLinks(draft).flatMap(({ target }) => referencesOfLink(target))
      const mediaReferences = [...new Set([...own, ...contentFields(draft).flatMap(referencesOf)])]
      await transaction.update(document).set({ mediaReferences }).where(locked)
    })
  }
}
