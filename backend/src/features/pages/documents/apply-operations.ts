import { applyAll } from '@foyer/schema/documents/apply.ts'
import type { Operation } from '@foyer/schema/documents/operation.ts'
import { isConflict, type Rejection } from '@foyer/schema/documents/rejection.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { and, asc, count, eq, gt, inArray } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { documentOperation } from '#database/tables/documents.ts'
import type { Actor } from '#database/writing/actor.ts'
import { changeHouse, type WritableTransaction } from '#database/writing/change-house.ts'
import { checkTouched, type Problem } from './check-draft.ts'
import { findLastChange } from './last-change-store.ts'
import {
  appendOperations,
  lockDocument,
  readDraft,
  type Document,
  type DocumentKey,
} from './document-store.ts'

type ApplyOptions = {
  key: DocumentKey
  operations: readonly Operation[]
  /** The number up to which the caller knows the operations of the document. */
  since: number
  /** Of the messages. */
  language: Locale
}

/** A rejection, with who made the last change to the module and when, if somebody else's change is the reason. */
type AttributedRejection = Rejection & { by?: string | null; at?: string | null }
type AcknowledgedOperation = { number: number; operation: Operation; at: Date }

export type ApplyResult =
  | { ok: true; number: number; operations: AcknowledgedOperation[] }
  | { ok: false; problem: 'unknown-document' }
  /** Some operations since then are no longer stored: the caller has to load the draft again. */
  | { ok: false; problem: 'thinned' }
  | { ok: false; problem: 'invalid'; problems: Problem[]; rejections: Rejection[] }
  | {
      ok: false
      problem: 'conflict'
      rejections: AttributedRejection[]
      number: number
      operations: AcknowledgedOperation[]
    }

/**
 * Applies all operations to the draft of a document, or none. Operations that were applied before are skipped. Returns the operations that the
 * caller does not know yet, its own included.
 */
export async function applyOperations(
  database: Database,
  actor: Actor,
  { key, operations, since, language }: ApplyOptions,
): Promise<ApplyResult> {
  return changeHouse(database, actor, async (transaction): Promise<ApplyResult> => {
    transaction.nothingChanged()
    const locked = await lockDocument(transaction, key)
    if (!locked) return { ok: false, problem: 'unknown-document' }
    if (!(await isKeptSince(transaction, locked, since))) return { ok: false, problem: 'thinned' }
    const known = await findKnown(transaction, locked.id, operations)
    const fresh = operations.filter(({ id }) => !known.has(id))
    if (fresh.length === 0) {
      return {
        ok: true,
        number: locked.head,
        operations: await listSince(transaction, locked.id, since),
      }
    }
    const applied = applyAll(await readDraft(transaction, locked), fresh)
    if (!applied.ok) {
      const conflicts = applied.rejections.filter(isConflict)
      if (conflicts.length < applied.rejections.length) {
        return { ok: false, problem: 'invalid', problems: [], rejections: [...applied.rejections] }
      }
      const rejections: AttributedRejection[] = []
      for (const rejection of conflicts) {
        rejections.push({
          ...rejection,
          ...(await findLastChange(transaction, locked.id, rejection)),
        })
      }
      const missed = await listSince(transaction, locked.id, since)
      return { ok: false, problem: 'conflict', rejections, number: locked.head, operations: missed }
    }
    const problems = checkTouched(applied.document, fresh, {
      contentType: locked.contentType,
      locale: language,
    })
    if (problems.length > 0) return { ok: false, problem: 'invalid', problems, rejections: [] }
    const number = await appendOperations(transaction, locked, {
      operations: fresh,
      draft: applied.document,
      accountId: actor.accountId,
    })
    return { ok: true, number, operations: await listSince(transaction, locked.id, since) }
  })
}

async function findKnown(
  transaction: WritableTransaction,
  documentId: number,
  operations: readonly Operation[],
): Promise<Set<string>> {
  const ids = operations.map(({ id }) => id)
  if (ids.length === 0) return new Set()
  const rows = await transaction
    .select({ id: documentOperation.id })
    .from(documentOperation)
    .where(and(eq(documentOperation.documentId, documentId), inArray(documentOperation.id, ids)))
  return new Set(rows.map(({ id }) => id))
}

/** Whether a caller who knows the operations up to a number can get all later ones. A caller who knows none needs no history. */
async function isKeptSince(
  transaction: WritableTransaction,
  { id, head }: Pick<Document, 'id' | 'head'>,
  since: number,
): Promise<boolean> {
  if (since === 0 || since >= head) return true
  const [kept] = await transaction
    .select({ operations: count() })
    .from(documentOperation)
    .where(and(eq(documentOperation.documentId, id), gt(documentOperation.number, since)))
  return kept!.operations === head - since
}

async function listSince(transaction: WritableTransaction, documentId: number, since: number) {
  return transaction
    .select({
      number: documentOperation.number,
      operation: documentOperation.operation,
      at: documentOperation.at,
    })
    .from(documentOperation)
    .where(and(eq(documentOperation.documentId, documentId), gt(documentOperation.number, since)))
    .orderBy(asc(documentOperation.number))
}
