import { randomUUID } from 'node:crypto'
import { applyAll } from '@foyer/schema/documents/apply.ts'
import type { ContentDocument } from '@foyer/schema/documents/document.ts'
import { operationsBetween } from '@foyer/schema/documents/operations-between.ts'
import type { Database } from '#database/connect.ts'
import type { Actor } from '#database/writing/actor.ts'
import { changeHouse, type WritableTransaction } from '#database/writing/change-house.ts'
import {
  addRevision,
  addSnapshot,
  appendOperations,
  lockDocument,
  readDraft,
  type Document,
  type DocumentKey,
} from './document-store.ts'
import { findRevisionContent } from './revision-store.ts'

export type ReviseResult =
  { ok: true; number: number } | { ok: false; problem: 'unknown-document' | 'unknown-revision' }

type ReviseOptions = {
  key: DocumentKey
  /** The version that the draft is to be like; undefined for the published one. */
  revisionId: number | undefined
}

/**
 * Makes the draft like an earlier version, or like what is published: as operations, so that other editors see it at once and it can
 * be undone. The draft as it was is kept as a version.
 */
export async function reviseDraft(
  database: Pick<Database, 'transaction'>,
  actor: Actor,
  { key, revisionId }: ReviseOptions,
): Promise<ReviseResult> {
  return changeHouse(database, actor, async (transaction): Promise<ReviseResult> => {
    transaction.nothingChanged()
    const locked = await lockDocument(transaction, key)
    if (!locked) return { ok: false, problem: 'unknown-document' }
    const wanted = revisionId ?? locked.publishedRevisionId
    const content =
      wanted === null
        ? undefined
        : await findRevisionContent(transaction, { documentId: locked.id, revisionId: wanted })
    if (!content) return { ok: false, problem: 'unknown-revision' }
    return { ok: true, number: await turnInto(transaction, locked, { content, actor }) }
  })
}

async function turnInto(
  transaction: WritableTransaction,
  locked: Document,
  { content, actor: { accountId } }: { content: ContentDocument; actor: Actor },
): Promise<number> {
  const before = await readDraft(transaction, locked)
  const operations = operationsBetween({ before, after: content }, randomUUID)
  if (operations.length === 0) return locked.head
  const applied = applyAll(before, operations)
  if (!applied.ok) throw new Error(`Document ${locked.id} cannot be revised`)
  const snapshot = { documentId: locked.id, number: locked.head, content: before }
  const snapshotId = await addSnapshot(transaction, snapshot)
  await addRevision(transaction, { documentId: locked.id, snapshotId, type: 'saved', accountId })
  return appendOperations(transaction, locked, { operations, draft: applied.document, accountId })
}
