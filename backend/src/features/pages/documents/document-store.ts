import { applyAll } from '@foyer/schema/documents/apply.ts'
import { emptyDocument, type ContentDocument } from '@foyer/schema/documents/document.ts'
import { migrateDocument } from '@foyer/schema/documents/migrate-module.ts'
import type { Operation } from '@foyer/schema/documents/operation.ts'
import type { Values } from '@foyer/schema/documents/value.ts'
import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import { and, asc, desc, eq, gt, isNotNull } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import {
  document,
  documentOperation,
  documentRevision,
  documentSnapshot,
} from '#database/tables/documents.ts'
import { container, pagePath } from '#database/tables/pages.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'
import { listModuleRows } from '#features/pages/modules/module-rows.ts'
import { readLayout } from '#features/pages/containers/layout-store.ts'
import { addOwnContainer } from '#features/pages/containers/own-container-store.ts'
import { documentOfRows } from './documents-of-rows.ts'
import { readPageFields } from './publishing/page-field-store.ts'
import { decodeSnapshot, encodeSnapshot } from './snapshot-body.ts'

/** Between two snapshots of a draft, or a few more where numbers are left out: any state of it is a snapshot and the operations since. */
const operationsPerSnapshot = 100

export type DocumentKey = { slug: string; locale: ContentLocale }
export type Document = typeof document.$inferSelect & {
  slug: string
  contentType: string
  objectId: string
}

const columns = {
  document,
  slug: container.slug,
  contentType: container.contentType,
  objectId: container.objectId,
}

/** A document that has been edited; undefined if there is none. */
export async function findDocument(
  queries: Queries,
  { slug, locale }: DocumentKey,
): Promise<Document | undefined> {
  const [found] = await queries
    .select(columns)
    .from(document)
    .innerJoin(container, eq(container.id, document.containerId))
    .where(and(eq(container.slug, slug), eq(document.locale, locale)))
  return found && { ...found.document, ...found }
}

/**
 * Gets the document of a container and locks it until the transaction ends; undefined if there is no such container. It is made of
 * what is published if it does not exist, and so is the empty container of an entity.
 */
export async function lockDocument(
  transaction: WritableTransaction,
  key: DocumentKey,
): Promise<Document | undefined> {
  const found = await findLocked(transaction, key)
  if (found) return found
  const [existing] = await transaction.select().from(container).where(eq(container.slug, key.slug))
  const place = existing ?? (await addOwnContainer(transaction, key.slug))
  if (!place) return undefined
  const [added] = await transaction
    .insert(document)
    .values({ containerId: place.id, locale: key.locale })
    .onConflictDoNothing()
    .returning({ id: document.id })
  const locked = (await findLocked(transaction, key))!
  if (!added) return locked
  const rows = await listModuleRows(transaction, { containerId: place.id, locale: key.locale })
  const fields = {
    ...(await readPageFields(transaction, locked)),
    ...(await readLayout(transaction, locked)),
  }
  const content = documentOfRows(rows, { ...emptyDocument, fields })
  const snapshotId = await addSnapshot(transaction, { documentId: added.id, number: 0, content })
  if (!(await isShown(transaction, locked, fields))) return locked
  const publishedRevisionId = await addRevision(transaction, {
    documentId: added.id,
    snapshotId,
    type: 'published',
  })
  await transaction.update(document).set({ publishedRevisionId }).where(eq(document.id, added.id))
  return { ...locked, publishedRevisionId }
}

/** Whether visitors get something of this in the language: pages need a path there, or something to lead to. */
async function isShown(
  transaction: WritableTransaction,
  { contentType, objectId, locale }: Document,
  fields: Values,
): Promise<boolean> {
  if (contentType !== 'page' || fields['link_url']) return true
  const [found] = await transaction
    .select({ path: pagePath.path })
    .from(pagePath)
    .where(and(eq(pagePath.pageId, Number(objectId)), eq(pagePath.locale, locale)))
  return found !== undefined
}

async function findLocked(transaction: WritableTransaction, { slug, locale }: DocumentKey) {
  const [found] = await transaction
    .select(columns)
    .from(document)
    .innerJoin(container, eq(container.id, document.containerId))
    .where(and(eq(container.slug, slug), eq(document.locale, locale)))
    .for('update', { of: document })
  return found && { ...found.document, ...found }
}

/** The draft of a document. */
export async function readDraft(
  queries: Queries,
  { id }: Pick<Document, 'id'>,
): Promise<ContentDocument> {
  const [snapshot] = await queries
    .select()
    .from(documentSnapshot)
    .where(and(eq(documentSnapshot.documentId, id), isNotNull(documentSnapshot.number)))
    .orderBy(desc(documentSnapshot.number))
    .limit(1)
  const later = await queries
    .select({ operation: documentOperation.operation })
    .from(documentOperation)
    .where(
      and(eq(documentOperation.documentId, id), gt(documentOperation.number, snapshot!.number!)),
    )
    .orderBy(asc(documentOperation.number))
  const applied = applyAll(
    await decodeSnapshot(snapshot!.body),
    later.map(({ operation }) => operation),
  )
  if (!applied.ok) throw new Error(`The operations of document ${id} do not apply`)
  return migrateDocument(applied.document)
}

type Appended = {
  operations: readonly Operation[]
  /** The draft after them. */
  draft: ContentDocument
  accountId: number | undefined
}

/** Adds operations to the log of a locked document. Returns the number of the last one. */
export async function appendOperations(
  transaction: WritableTransaction,
  { id, head }: Document,
  { operations, draft, accountId }: Appended,
): Promise<number> {
  if (operations.length === 0) return head
  await transaction.insert(documentOperation).values(
    operations.map((operation, index) => ({
      documentId: id,
      number: head + 1 + index,
      id: operation.id,
      operation,
      accountId,
    })),
  )
  const number = head + operations.length
  await transaction
    .update(document)
    .set({ head: number, mediaReferences: null })
    .where(eq(document.id, id))
  if (Math.floor(number / operationsPerSnapshot) > Math.floor(head / operationsPerSnapshot)) {
    await addSnapshot(transaction, { documentId: id, number, content: draft })
  }
  return number
}

type NewSnapshot = { documentId: number; number: number | null; content: ContentDocument }

/** Keeps a whole document. Returns the id of the snapshot, the existing one if there is one with this number. */
export async function addSnapshot(
  transaction: WritableTransaction,
  { documentId, number, content }: NewSnapshot,
): Promise<number> {
  const [added] = await transaction
    .insert(documentSnapshot)
    .values({ documentId, number, body: await encodeSnapshot(content) })
    .onConflictDoUpdate({
      target: [documentSnapshot.documentId, documentSnapshot.number],
      set: { number },
    })
    .returning({ id: documentSnapshot.id })
  return added!.id
}

/** Names a snapshot as a version. Returns its id. */
export async function addRevision(
  transaction: WritableTransaction,
  revision: typeof documentRevision.$inferInsert,
): Promise<number> {
  const [added] = await transaction
    .insert(documentRevision)
    .values(revision)
    .returning({ id: documentRevision.id })
  return added!.id
}
