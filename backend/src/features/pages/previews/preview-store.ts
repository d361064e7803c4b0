import { createHash, randomBytes } from 'node:crypto'
import { type ContentLocale, locales } from '@foyer/schema/shapes/scalars.ts'
import { and, asc, eq, gt, lte, notInArray, or, sql } from 'drizzle-orm'
import type { Database, Queries } from '#database/connect.ts'
import { account } from '#database/tables/accounts.ts'
import { document, documentPreview } from '#database/tables/documents.ts'
import { container } from '#database/tables/pages.ts'
import { changeHouse, type WritableTransaction } from '#database/writing/change-house.ts'
import { authorName } from '#features/pages/documents/revision-store.ts'

const isValid = gt(documentPreview.expiresAt, sql`now()`)
/** For so long a link says that it has ended; later it is as unknown as any other. */
const endedKept = sql`now() - interval '90 days'`

type NewPreview = Omit<typeof documentPreview.$inferInsert, 'tokenHash'>

/** Adds a preview. Returns its token, of which only a hash is stored. */
export async function addPreview(
  transaction: WritableTransaction,
  preview: NewPreview,
): Promise<{ id: number; token: string }> {
  // Addresses are in lower case.
  const token = randomBytes(32).toString('hex')
  const [added] = await transaction
    .insert(documentPreview)
    .values({ ...preview, tokenHash: hashOf(token) })
    .returning({ id: documentPreview.id })
  return { id: added!.id, token }
}

/** Ends a preview of a document; false if there is none that can be opened. */
export async function revokePreview(
  transaction: WritableTransaction,
  { id, documentId }: { id: number; documentId: number },
): Promise<boolean> {
  const revoked = await transaction
    .update(documentPreview)
    .set({ expiresAt: sql`now()` })
    .where(and(eq(documentPreview.id, id), eq(documentPreview.documentId, documentId), isValid))
    .returning({ id: documentPreview.id })
  return revoked.length > 0
}

/** The previews of a document that can be opened, the oldest first. */
export async function listPreviews(queries: Queries, documentId: number) {
  return queries
    .select({
      id: documentPreview.id,
      at: documentPreview.at,
      expiresAt: documentPreview.expiresAt,
      author: authorName,
    })
    .from(documentPreview)
    .leftJoin(account, eq(account.id, documentPreview.accountId))
    .where(and(eq(documentPreview.documentId, documentId), isValid))
    .orderBy(asc(documentPreview.id))
}

/** What a token shows; undefined if it was never given out. `hasEnded`: it has expired or was revoked. */
export async function findPreview(
  queries: Queries,
  { token, locale }: { token: string; locale: ContentLocale },
) {
  const [found] = await queries
    .select({
      at: documentPreview.at,
      hasEnded: sql<boolean>`not ${isValid}`,
      document,
      slug: container.slug,
      contentType: container.contentType,
      objectId: container.objectId,
    })
    .from(documentPreview)
    .innerJoin(document, eq(document.id, documentPreview.documentId))
    .innerJoin(container, eq(container.id, document.containerId))
    .where(
      and(
        eq(documentPreview.tokenHash, hashOf(token)),
        // Languages that the site does not have are shown at its addresses (E-14).
        or(eq(document.locale, locale), notInArray(document.locale, [...locales])),
      ),
    )
  if (!found) return undefined
  const { at, hasEnded, document: row, ...holder } = found
  return { at, hasEnded, document: { ...row, ...holder } }
}

/** Deletes previews that have ended long ago. */
export async function deleteExpiredPreviews(database: Database): Promise<void> {
  const actor = { name: 'clock', operation: 'deleteExpiredPreviews' } as const
  await changeHouse(database, actor, async (transaction) => {
    transaction.nothingChanged()
    await transaction.delete(documentPreview).where(lte(documentPreview.expiresAt, endedKept))
  })
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
