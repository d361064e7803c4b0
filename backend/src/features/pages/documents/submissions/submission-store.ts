import { rolesOf } from '@foyer/schema/rest/access.ts'
import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '#database/connect.ts'
import { account, roleGrant } from '#database/tables/accounts.ts'
import { document, documentSubmission } from '#database/tables/documents.ts'
import { container, page } from '#database/tables/pages.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'
import { type Grant, isWithin, pageOfContainer, partsOf } from '#sessions/rights.ts'
import type { Document } from '#features/pages/documents/document-store.ts'
import { authorName } from '#features/pages/documents/revision-store.ts'

export type Submission = Awaited<ReturnType<typeof findSubmission>>

const reviewer = alias(account, 'reviewer')
const maxListed = 200

/** The submission of a document; undefined if it was not submitted since it was last published. */
export async function findSubmission(queries: Queries, { id }: Pick<Document, 'id'>) {
  const [found] = await queries
    .select({
      state: documentSubmission.state,
      note: documentSubmission.note,
      author: authorName,
      /** Where the author gets mail; null if the account is gone. */
      email: account.email,
      at: documentSubmission.at,
      reviewNote: documentSubmission.reviewNote,
      reviewer: sql<string | null>`coalesce(
        nullif(trim(${reviewer.firstName} || ' ' || ${reviewer.lastName}), ''), ${reviewer.username})`,
      reviewedAt: documentSubmission.reviewedAt,
    })
    .from(documentSubmission)
    .leftJoin(account, eq(account.id, documentSubmission.accountId))
    .leftJoin(reviewer, eq(reviewer.id, documentSubmission.reviewerId))
    .where(eq(documentSubmission.documentId, id))
  return found
}

type NewSubmission = { documentId: number; note: string; accountId: number | undefined }

/** Submits a document, anew if it was returned. */
export async function saveSubmission(
  transaction: WritableTransaction,
  { documentId, note, accountId = null! }: NewSubmission,
): Promise<void> {
  const submitted = { state: 'submitted', note, accountId, at: sql`now()` } as const
  const unreviewed = { reviewerId: null, reviewNote: '', reviewedAt: null }
  await transaction
    .insert(documentSubmission)
    .values({ documentId, ...submitted })
    .onConflictDoUpdate({
      target: documentSubmission.documentId,
      set: { ...submitted, ...unreviewed },
    })
}

type Review = { documentId: number; note: string; accountId: number | undefined }

/** Returns a submitted document to its editor. */
export async function returnSubmission(
  transaction: WritableTransaction,
  { documentId, note, accountId = null! }: Review,
): Promise<void> {
  await transaction
    .update(documentSubmission)
    .set({
      state: 'returned',
      reviewerId: accountId,
      reviewNote: note,
      reviewedAt: sql`now()`,
    })
    .where(eq(documentSubmission.documentId, documentId))
}

/** Ends the submission of a document that is published. */
export async function endSubmission(
  transaction: WritableTransaction,
  { id }: Pick<Document, 'id'>,
): Promise<void> {
  await transaction.delete(documentSubmission).where(eq(documentSubmission.documentId, id))
}

/** The mail addresses of those who may publish what a container belongs to, without one account. */
export async function listPublishers(
  queries: Queries,
  { containerId, exceptId = 0 }: { containerId: number; exceptId: number | undefined },
): Promise<string[]> {
  const rows = await queries
    .selectDistinct({ email: account.email })
    .from(account)
    .innerJoin(roleGrant, eq(roleGrant.accountId, account.id))
    .innerJoin(container, eq(container.id, containerId))
    .where(
      and(
        inArray(roleGrant.role, [...rolesOf.publisher]),
        ne(account.id, exceptId),
        sql`(${roleGrant.pageId} is null or ${isWithin(sql`array[${roleGrant.pageId}]`, pageOfContainer)})`,
      ),
    )
  return rows.map(({ email }) => email)
}

/** The submitted documents that somebody may publish, the oldest first. */
export async function listSubmitted(
  queries: Queries,
  grants: readonly Grant[],
): Promise<
  {
    slug: string
    locale: ContentLocale
    title: string
    note: string
    author: string | null
    at: Date
  }[]
> {
  const parts = partsOf(grants, 'publisher')
  const isOwn =
    parts === 'site' ? undefined : isWithin(sql`${sql.param(parts)}::int[]`, pageOfContainer)
  return queries
    .select({
      slug: container.slug,
      locale: document.locale,
      title: titleOfDocument,
      note: documentSubmission.note,
      author: authorName,
      at: documentSubmission.at,
    })
    .from(documentSubmission)
    .innerJoin(document, eq(document.id, documentSubmission.documentId))
    .innerJoin(container, eq(container.id, document.containerId))
    .leftJoin(page, eq(sql`${page.id}`, pageOfContainer))
    .leftJoin(account, eq(account.id, documentSubmission.accountId))
    .where(and(eq(documentSubmission.state, 'submitted'), isOwn))
    .orderBy(asc(documentSubmission.at))
    .limit(maxListed)
}

/** The title of a document's page, published or not; the slug of the container for others. */
const titleOfDocument = sql<string>`coalesce(nullif(coalesce(
  ${page.title} ->> ${document.locale}, ${page.title} ->> 'de'), ''), ${container.slug})`

/** The same for one document. */
export async function findTitle(queries: Queries, { id }: Pick<Document, 'id'>): Promise<string> {
  const [found] = await queries
    .select({ title: titleOfDocument })
    .from(document)
    .innerJoin(container, eq(container.id, document.containerId))
    .leftJoin(page, eq(sql`${page.id}`, pageOfContainer))
    .where(eq(document.id, id))
  return found!.title
}
