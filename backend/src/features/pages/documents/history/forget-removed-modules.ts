import { findModule, isPresent, type ContentDocument } from '@foyer/schema/documents/document.ts'
import { and, asc, desc, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { document, documentOperation, documentSnapshot } from '#database/tables/documents.ts'
import { changeHouse, type WritableTransaction } from '#database/writing/change-house.ts'
import { decodeSnapshot, encodeSnapshot } from '#features/pages/documents/snapshot-body.ts'
import { keptWholeFor } from './thin-documents.ts'

/**
 * Drops modules from drafts that were removed from them more than 90 days ago, so that a page which changes every day does not grow
 * without limit. Versions stay. An undo that comes even later contains what it restores. Whoever has such a draft open loads it again, because
 * the last operation gets a number that is higher by two: what they know is no longer complete.
 */
export async function forgetRemovedModules(database: Database): Promise<void> {
  const actor = { name: 'clock', operation: 'forgetRemovedModules' } as const
  const documents = await database
    .selectDistinct({ id: documentSnapshot.documentId })
    .from(documentSnapshot)
    .innerJoin(documentOperation, isAtSnapshot)
    .where(isOld)
    .orderBy(asc(documentSnapshot.documentId))
  for (const { id } of documents) {
    await changeHouse(database, actor, async (transaction) => {
      transaction.nothingChanged()
      await transaction.select().from(document).where(eq(document.id, id)).for('update')
      await forgetIn(transaction, id)
    })
  }
}

const isAtSnapshot = and(
  eq(documentOperation.documentId, documentSnapshot.documentId),
  eq(documentOperation.number, documentSnapshot.number),
)!
const isOld = lt(documentOperation.at, sql`now() - ${keptWholeFor}`)

async function forgetIn(transaction: WritableTransaction, documentId: number): Promise<void> {
  const [old] = await transaction
    .select({ number: documentOperation.number, body: documentSnapshot.body })
    .from(documentSnapshot)
    .innerJoin(documentOperation, isAtSnapshot)
    .where(and(eq(documentSnapshot.documentId, documentId), isOld))
    .orderBy(desc(documentOperation.number))
    .limit(1)
  const [last] = await transaction
    .select({ id: documentSnapshot.id, body: documentSnapshot.body })
    .from(documentSnapshot)
    .where(and(eq(documentSnapshot.documentId, documentId), isNotNull(documentSnapshot.number)))
    .orderBy(desc(documentSnapshot.number))
    .limit(1)
  if (!old || !last) return
  const content = await decodeSnapshot(last.body)
  const forgotten = forgettable({
    before: await decodeSnapshot(old.body),
    content,
    mentioned: await listMentioned(transaction, { documentId, after: old.number }),
  })
  if (forgotten.size === 0) return
  const kept = Object.entries(content.modules).filter(([id]) => !forgotten.has(id))
  await transaction
    .update(documentSnapshot)
    .set({ body: await encodeSnapshot({ ...content, modules: Object.fromEntries(kept) }) })
    .where(eq(documentSnapshot.id, last.id))
  await renumberLast(transaction, documentId)
}

async function renumberLast(transaction: WritableTransaction, documentId: number): Promise<void> {
  const head = transaction
    .select({ head: document.head })
    .from(document)
    .where(eq(document.id, documentId))
  await transaction
    .update(documentOperation)
    .set({ number: sql`${documentOperation.number} + 2` })
    .where(and(eq(documentOperation.documentId, documentId), eq(documentOperation.number, head)))
  await transaction
    .update(documentSnapshot)
    .set({ number: sql`${documentSnapshot.number} + 2` })
    .where(and(eq(documentSnapshot.documentId, documentId), eq(documentSnapshot.number, head)))
  await transaction
    .update(document)
    .set({ head: sql`${document.head} + 2` })
    .where(eq(document.id, documentId))
}

type History = {
  /** The document 90 days ago. */
  before: ContentDocument
  content: ContentDocument
  /** The modules in operations since then. */
  mentioned: ReadonlySet<string>
}

/** The modules that have been removed all the time. Those of a section that is kept are kept with it. */
function forgettable({ before, content, mentioned }: History): Set<string> {
  const absent = new Set(
    Object.keys(content.modules).filter(
      (id) =>
        findModule(before, id) &&
        !isPresent(before, id) &&
        !isPresent(content, id) &&
        !mentioned.has(id),
    ),
  )
  const isForgotten = (id: string): boolean => {
    const { isRemoved, place } = content.modules[id]!
    return absent.has(id) && (isRemoved === true || isForgotten(place.parent!))
  }
  return new Set([...absent].filter(isForgotten))
}

/** The modules that operations after the given number are about. */
async function listMentioned(
  transaction: WritableTransaction,
  { documentId, after }: { documentId: number; after: number },
): Promise<Set<string>> {
  const isLater = and(
    eq(documentOperation.documentId, documentId),
    gt(documentOperation.number, after),
  )
  const ofOperations = transaction
    .select({ id: sql<string | null>`operation->>'module'` })
    .from(documentOperation)
    .where(isLater)
  const ofContents = transaction
    .select({ id: sql<string | null>`jsonb_object_keys(operation->'modules')` })
    .from(documentOperation)
    .where(isLater)
  const rows = await ofOperations.union(ofContents)
  return new Set(rows.flatMap(({ id }) => id ?? []))
}
