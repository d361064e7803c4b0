import type { ContentDocument } from '@foyer/schema/documents/document.ts'
import type { Queries } from '#database/connect.ts'
import { readDraft, type Document } from '#features/pages/documents/document-store.ts'
import { listSchedules } from '#features/pages/documents/publishing/schedule-store.ts'
import { findRevisionContent } from '#features/pages/documents/revision-store.ts'

/** What visitors will get of a document at a time, as it is scheduled now; undefined if nothing. Without a time it is the draft. */
export async function contentAt(
  queries: Queries,
  found: Document,
  at: Date | null,
): Promise<ContentDocument | undefined> {
  if (at === null) return readDraft(queries, found)
  const due = (await listSchedules(queries, found.id)).filter((one) => one.at <= at)
  const last = due.at(-1)
  if (last?.action === 'unpublish') return undefined
  if (last?.action === 'publish') return readDraft(queries, found)
  const { id: documentId, publishedRevisionId: revisionId } = found
  if (revisionId === null) return undefined
  return findRevisionContent(queries, { documentId, revisionId })
}
