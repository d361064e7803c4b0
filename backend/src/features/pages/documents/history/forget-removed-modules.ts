import {
  emptyDocument,
  findModule,
  isPresent,
  type ContentDocument,
} from '@foyer/schema/documents/document.ts'
import { and, asc, desc, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { document, documentOperation, documentSnapshot } from '#database/tables/documents.ts'
import { changeHouse, type WritableTransaction } from '#database/writing/change-house.ts'
import { findRevisionContent } from '#features/pages/documents/revision-store.ts'
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
  const failures: unknown[] = []
  for (const { id } of documents) {
    await changeHouse(database, actor, async (transaction) => {
      transaction.nothingChanged()
      await forgetIn(transaction, id)
    }).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some drafts could not be cleared.')
}

const isAtSnapshot = and(
  eq(documentOperation.documentId, documentSnapshot.documentId),
  eq(documentOperation.number, documentSnapshot.number),
)!
const isOld = lt(documentOperation.at, sql`now() - ${keptWholeFor}`)

async function forgetIn(transaction: WritableTransaction, documentId: number): Promise<void> {
  const [locked] = await transaction
    .select({ revisionId: document.publishedRevisionId })
    .from(document)
    .where(eq(document.id, documentId))
    .for('update')
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
  if (!locked || !old || !last) return
  const { revisionId } = locked
  const published =
    revisionId === null
      ? undefined
      : await findRevisionContent(transaction, { documentId, revisionId })
  const content = await decodeSnapshot(last.body)
  const forgotten = forgettable({
    before: await decodeSnapshot(old.body),
    content,
    published: published ?? emptyDocument,
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
  /** What visitors see: what is changed there is merged into the draft. */
  published: ContentDocument
  /** The modules in operations since then. */
  mentioned: ReadonlySet<string>
}

/** The modules that have been removed all the time. A section goes with all that is in it, or not at all. */
function forgettable({ before, content, published, mentioned }: History): Set<string> {
  const forgotten = new Set(
    Object.keys(content.modules).filter(
      (id) =>
        findModule(before, id) &&
        ![before, content, published].some((version) => isPresent(version, id)) &&
        !mentioned.has(id),
    ),
  )
  let size: number
  do {
    size = forgotten.size
    for (const [id, { place, isRemoved }] of Object.entries(content.modules)) {
      if (place.parent === null) continue
      if (!forgotten.has(id)) forgotten.delete(place.parent)
      else if (!isRemoved && !forgotten.has(place.parent)) forgotten.delete(id)
    }
  } while (forgotten.size < size)
  return forgotten
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
