import { differences, type Difference } from '@foyer/schema/documents/comparison/differences.ts'
import { compareWords, type WordChange } from '@foyer/schema/documents/comparison/compare-words.ts'
import {
  contentJson,
  emptyDocument,
  type ContentDocument,
} from '@foyer/schema/documents/document.ts'
import { moduleText } from '@foyer/schema/documents/comparison/module-text.ts'
import type { Database, Queries } from '#database/connect.ts'
import { changeHouse } from '#database/writing/change-house.ts'
import type { Actor } from '#database/writing/actor.ts'
import {
  findDocument,
  lockDocument,
  readDraft,
  type Document,
  type DocumentKey,
} from './document-store.ts'
import { findRevisionContent } from './revision-store.ts'
import { listSchedules } from './publishing/schedule-store.ts'

/** Gets a document, made of what is published if it does not exist; undefined if there is no such container. */
export async function getOrCreateDocument(
  database: Database,
  actor: Actor,
  key: DocumentKey,
): Promise<Document | undefined> {
  const found = await findDocument(database, key)
  if (found) return found
  return changeHouse(database, actor, async (transaction) => {
    transaction.nothingChanged()
    return lockDocument(transaction, key)
  })
}

/** The draft of a document, as editors get it: with removed modules, which an undo brings back. */
export async function documentResponse(queries: Queries, found: Document) {
  const draft = await readDraft(queries, found)
  const published = await readPublished(queries, found)
  const { fields, modules } = draft
  const schedules = await listSchedules(queries, found.id)
  return {
    number: found.head,
    version_id: found.publishedRevisionId,
    is_changed: !published || contentJson(published) !== contentJson(draft),
    fields,
    modules,
    schedules: schedules.map(({ at, ...schedule }) => ({ ...schedule, at: at.toISOString() })),
  }
}

/** What is published; undefined if nothing is. */
export async function readPublished(
  queries: Queries,
  { id: documentId, publishedRevisionId: revisionId }: Document,
): Promise<ContentDocument | undefined> {
  return revisionId === null ? undefined : findRevisionContent(queries, { documentId, revisionId })
}

type Compared = { from: number | undefined; to: number | undefined }
export type WordedDifference = Difference & { words: WordChange[] }

/** The differences of two versions, with their words; undefined if there is no such version. */
export async function compareVersions(
  queries: Queries,
  found: Document,
  { from, to }: Compared,
): Promise<WordedDifference[] | undefined> {
  const contentOf = (revisionId: number) =>
    findRevisionContent(queries, { documentId: found.id, revisionId })
  const before =
    from === undefined
      ? ((await readPublished(queries, found)) ?? emptyDocument)
      : await contentOf(from)
  const after = to === undefined ? await readDraft(queries, found) : await contentOf(to)
  if (!before || !after) return undefined
  return differences({ before, after }).map((difference) => ({
    ...difference,
    words: wordsOf(difference),
  }))
}

function wordsOf(difference: Difference): WordChange[] {
  switch (difference.type) {
    case 'changed':
      return compareWords(difference.before, difference.after)
    case 'added':
      return compareWords(undefined, moduleText(difference.kind, difference.fields))
    case 'removed':
      return compareWords(moduleText(difference.kind, difference.fields), undefined)
    case 'moved':
      return []
  }
}
