import type { ContentDocument } from '@foyer/schema/documents/document.ts'
import { migrateDocument } from '@foyer/schema/documents/migrate-module.ts'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { account } from '#database/tables/accounts.ts'
import { documentRevision, documentSnapshot } from '#database/tables/documents.ts'
import { decodeSnapshot } from './snapshot-body.ts'

/** A name of an account for people. */
export const authorName = sql<string | null>`coalesce(
  nullif(trim(${account.firstName} || ' ' || ${account.lastName}), ''), ${account.username})`

/** The versions of a document, the newest first. */
export async function listRevisions(queries: Queries, documentId: number) {
  return queries
    .select({
      id: documentRevision.id,
      type: documentRevision.type,
      note: documentRevision.note,
      author: authorName,
      createdAt: documentRevision.createdAt,
    })
    .from(documentRevision)
    .leftJoin(account, eq(account.id, documentRevision.accountId))
    .where(eq(documentRevision.documentId, documentId))
    .orderBy(desc(documentRevision.id))
    .limit(500)
}

/** The content of a version; undefined if the document has no such version. */
export async function findRevisionContent(
  queries: Queries,
  { documentId, revisionId }: { documentId: number; revisionId: number },
): Promise<ContentDocument | undefined> {
  const [found] = await queries
    .select({ body: documentSnapshot.body })
    .from(documentRevision)
    .innerJoin(documentSnapshot, eq(documentSnapshot.id, documentRevision.snapshotId))
    .where(and(eq(documentRevision.id, revisionId), eq(documentRevision.documentId, documentId)))
  return found && migrateDocument(await decodeSnapshot(found.body))
}
