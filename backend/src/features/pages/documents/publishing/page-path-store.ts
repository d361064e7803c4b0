import { and, eq } from 'drizzle-orm'
import { pagePath } from '#database/tables/pages.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'
import type { Document } from '#features/pages/documents/document-store.ts'

/** Takes the path of a page in a language away; returns it. */
export async function removePath(transaction: WritableTransaction, locked: Document) {
  if (locked.contentType !== 'page') return null
  const [removed] = await transaction
    .delete(pagePath)
    .where(and(eq(pagePath.pageId, Number(locked.objectId)), eq(pagePath.locale, locked.locale)))
    .returning({ path: pagePath.path })
  return removed?.path ?? null
}

/** Gives an unpublished page its path again; false if another page has it now. */
export async function restorePath(
  transaction: WritableTransaction,
  locked: Document,
): Promise<boolean> {
  const { unpublishedPath: path, locale, objectId } = locked
  if (path === null) return true
  const [taken] = await transaction
    .insert(pagePath)
    .values({ path, locale, pageId: Number(objectId) })
    .onConflictDoNothing()
    .returning({ path: pagePath.path })
  return taken !== undefined
}
