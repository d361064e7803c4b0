import { randomUUID } from 'node:crypto'
import { apply } from '@foyer/schema/documents/apply.ts'
import type { Operation } from '@foyer/schema/documents/operation.ts'
import { operationsBetween } from '@foyer/schema/documents/operations-between.ts'
import { isConflict, type Conflict } from '@foyer/schema/documents/rejection.ts'
import type { Values } from '@foyer/schema/documents/value.ts'
import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import { and, eq } from 'drizzle-orm'
import { document } from '#database/tables/documents.ts'
import { container } from '#database/tables/pages.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'
import { listModuleRows } from '#features/pages/modules/module-rows.ts'
import {
  addRevision,
  addSnapshot,
  appendOperations,
  lockDocument,
  readDraft,
} from './document-store.ts'
import { documentOfRows } from './documents-of-rows.ts'
import { findRevisionContent } from './revision-store.ts'

type Written = {
  containerId: number
  locale: ContentLocale
  accountId: number | undefined
  /** Fields of the page itself that were written as well. */
  ownFields?: Values
}

/**
 * Takes what a call of a kind has written to the module rows over into the document: it is a published version, and merged into the
 * draft. Where the draft has something else meanwhile, that stays, and is returned. Without a document there is nothing to do: it is
 * made of the rows.
 */
export async function mergePublishedChange(
  transaction: WritableTransaction,
  { containerId, locale, accountId, ownFields }: Written,
): Promise<Conflict[]> {
  const [found] = await transaction
    .select({ slug: container.slug })
    .from(document)
    .innerJoin(container, eq(container.id, document.containerId))
    .where(and(eq(document.containerId, containerId), eq(document.locale, locale)))
  if (!found) return []
  const locked = (await lockDocument(transaction, { slug: found.slug, locale }))!
  const { id: documentId, publishedRevisionId: revisionId } = locked
  const published =
    revisionId === null
      ? undefined
      : await findRevisionContent(transaction, { documentId, revisionId })
  const before = published ?? { fields: {}, modules: {} }
  const rows = await listModuleRows(transaction, { containerId, locale })
  const after = documentOfRows(rows, { ...before, fields: { ...before.fields, ...ownFields } })
  const snapshotId = await addSnapshot(transaction, { documentId, number: null, content: after })
  const publishedRevisionId = await addRevision(transaction, {
    documentId,
    snapshotId,
    type: 'published',
    accountId,
  })
  await transaction.update(document).set({ publishedRevisionId }).where(eq(document.id, documentId))
  let draft = await readDraft(transaction, locked)
  const operations: Operation[] = []
  const conflicts: Conflict[] = []
  for (const operation of operationsBetween({ before, after }, randomUUID)) {
    const applied = apply(draft, operation)
    if (!applied.ok) {
      if (isConflict(applied.rejection)) conflicts.push(applied.rejection)
      continue
    }
    draft = applied.document
    operations.push(operation)
  }
  await appendOperations(transaction, locked, { operations, draft, accountId })
  return conflicts
}
