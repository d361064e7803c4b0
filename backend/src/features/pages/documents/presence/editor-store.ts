import { announcementMs } from '@foyer/schema/rest/editing-events.ts'
import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import { and, asc, eq, gt, inArray, lte, notInArray, sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { account, session } from '#database/tables/accounts.ts'
import { document, documentEditor } from '#database/tables/documents.ts'
import { container } from '#database/tables/pages.ts'
import { authorName } from '#features/pages/documents/revision-store.ts'

type NewAnnouncement = Omit<typeof documentEditor.$inferInsert, 'expiresAt' | 'since'>

/** Open editors of one session: far more than a person has tabs. */
const maxPerSession = 50

/** Says that an editor has a document open, until it expires. */
export async function announceEditor(
  queries: Queries,
  announcement: NewAnnouncement,
): Promise<void> {
  const { sessionId, documentId, moduleId, field } = announcement
  const expiresAt = sql`now() + ${announcementMs} * interval '1 millisecond'`
  await queries
    .insert(documentEditor)
    .values({ ...announcement, expiresAt })
    .onConflictDoUpdate({
      target: [documentEditor.sessionId, documentEditor.editorId],
      set: { documentId, moduleId, field, expiresAt },
    })
  const newest = queries
    .select({ editorId: documentEditor.editorId })
    .from(documentEditor)
    .where(eq(documentEditor.sessionId, sessionId))
    .orderBy(sql`${documentEditor.expiresAt} desc`)
    .limit(maxPerSession)
  await queries
    .delete(documentEditor)
    .where(
      and(eq(documentEditor.sessionId, sessionId), notInArray(documentEditor.editorId, newest)),
    )
}

/** Removes an editor that was closed. */
export async function removeEditor(
  queries: Queries,
  { sessionId, editorId }: { sessionId: number; editorId: string },
): Promise<void> {
  await queries
    .delete(documentEditor)
    .where(and(eq(documentEditor.sessionId, sessionId), eq(documentEditor.editorId, editorId)))
}

/** Removes the editors of a session that has lost the right to a document. */
export async function removeEditorsOf(
  queries: Queries,
  { sessionId, documentId }: { sessionId: number; documentId: number },
): Promise<void> {
  await queries
    .delete(documentEditor)
    .where(and(eq(documentEditor.sessionId, sessionId), eq(documentEditor.documentId, documentId)))
}

export async function deleteExpiredEditors(queries: Queries): Promise<void> {
  await queries.delete(documentEditor).where(lte(documentEditor.expiresAt, sql`now()`))
}

export type OpenEditor = Awaited<ReturnType<typeof listEditors>>[number]

const isOpen = gt(documentEditor.expiresAt, sql`now()`)

/** Who has the documents of some sessions open, or one document: all of them, the earliest first. */
export async function listEditors(
  queries: Queries,
  of: { documentId: number } | { sessionIds: readonly number[] },
) {
  const documents =
    'documentId' in of
      ? [of.documentId]
      : queries
          .select({ id: documentEditor.documentId })
          .from(documentEditor)
          .where(and(inArray(documentEditor.sessionId, [...of.sessionIds]), isOpen))
  return queries
    .select({
      documentId: documentEditor.documentId,
      sessionId: documentEditor.sessionId,
      editorId: documentEditor.editorId,
      moduleId: documentEditor.moduleId,
      field: documentEditor.field,
      accountId: account.id,
      name: sql<string>`${authorName}`,
      slug: container.slug,
      locale: sql<ContentLocale>`${document.locale}`,
      number: document.head,
      publishedVersion: document.publishedRevisionId,
      expiresInMs: sql<number>`(extract(epoch from ${documentEditor.expiresAt} - now()) * 1000)::float8`,
    })
    .from(documentEditor)
    .innerJoin(session, eq(session.id, documentEditor.sessionId))
    .innerJoin(account, eq(account.id, session.accountId))
    .innerJoin(document, eq(document.id, documentEditor.documentId))
    .innerJoin(container, eq(container.id, document.containerId))
    .where(and(inArray(documentEditor.documentId, documents), isOpen))
    .orderBy(asc(documentEditor.since), asc(documentEditor.editorId))
}
