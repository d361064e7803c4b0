import type { ContentDocument } from '@foyer/schema/documents/document.ts'
import { and, eq } from 'drizzle-orm'
import { page, pagePath } from '#database/tables/pages.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'
import type { Document } from '#features/pages/documents/document-store.ts'
import { freePath } from '#features/pages/tree/free-path.ts'
import { endRedirects } from '#features/pages/tree/path-write-store.ts'
import { contentText } from '#features/pages/tree/page-links.ts'
import { readTree } from '#features/pages/tree/tree-store.ts'

/** Takes the path of a page in a language away; returns it. */
export async function removePath(transaction: WritableTransaction, locked: Document) {
  if (locked.contentType !== 'page') return null
  const [removed] = await transaction
    .delete(pagePath)
    .where(and(eq(pagePath.pageId, Number(locked.objectId)), eq(pagePath.locale, locked.locale)))
    .returning({ path: pagePath.path })
  return removed?.path ?? null
}

export type GivenPath = 'kept' | 'added' | 'taken' | 'gone'

/**
 * Gives a page that is published in a language its path there: the one that it had or that was chosen, else one made of its title. Templates and
 * pages that only lead elsewhere need none.
 */
export async function givePath(
  transaction: WritableTransaction,
  { contentType, objectId, locale, unpublishedPath }: Document,
  { fields }: ContentDocument,
): Promise<GivenPath> {
  if (contentType !== 'page') return 'kept'
  const pageId = Number(objectId)
  const [row] = await transaction.select().from(page).where(eq(page.id, pageId)).for('update')
  if (!row || row.deletion) return 'gone'
  if (row.isTemplate) return 'kept'
  const [present] = await transaction
    .select({ path: pagePath.path })
    .from(pagePath)
    .where(and(eq(pagePath.pageId, pageId), eq(pagePath.locale, locale)))
  if (present) return 'kept'
  if (unpublishedPath === null && fields['link_url']) return 'kept'
  const own = fields['title']
  const title = (typeof own === 'string' && own) || contentText(row.title, locale)
  const path =
    unpublishedPath ??
    freePath(await readTree(transaction), { locale, parentId: row.parentId, title })
  const [added] = await transaction
    .insert(pagePath)
    .values({ path, locale, pageId })
    .onConflictDoNothing()
    .returning({ path: pagePath.path })
  if (!added) return 'taken'
  await endRedirects(transaction, [{ locale, path }])
  return 'added'
}
