import { staleByPage, type ChangeTag } from '@foyer/schema/change-tags.ts'
import { locales, type ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { retargetRedirects } from '#database/retarget-redirects.ts'
import { document } from '#database/tables/documents.ts'
import { container, pagePath } from '#database/tables/pages.ts'
import { redirect } from '#database/tables/site.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'
import type { TreePath } from './tree-store.ts'

/** A path of a page with the one that it gets. */
export type PathChange = TreePath & { to: string }

/**
 * Gives pages other paths. Visitors are redirected from those at which they found them, without detours: redirects to an old path lead to
 * the new one, and a path with a page has no redirect. Returns the tags that become stale.
 */
export async function changePaths(
  transaction: WritableTransaction,
  changes: readonly PathChange[],
): Promise<ChangeTag[]> {
  const published = changes.filter(({ isPublished }) => isPublished)
  const reserved = changes.filter(({ isPublished }) => !isPublished)
  for (const { pageId, locale, to } of reserved) {
    await reservePath(transaction, { pageId, locale, path: to })
  }
  if (published.length === 0) return []
  // All first: one of the new paths may be the old one of another page.
  for (const { pageId, locale } of published) {
    await transaction
      .delete(pagePath)
      .where(and(eq(pagePath.pageId, pageId), eq(pagePath.locale, locale)))
  }
  await transaction
    .insert(pagePath)
    .values(published.map(({ pageId, locale, to }) => ({ pageId, locale, path: to })))
  await redirectPaths(transaction, published)
  const addresses = published.flatMap(({ locale, path, to }) => [
    { locale, path },
    { locale, path: to },
  ])
  return [...staleByPage({ addresses, isSaidElsewhere: true }), 'redirects']
}

/** Reserves a path for a page that is not published in a language; it needs a document. */
export async function reservePath(
  transaction: WritableTransaction,
  { pageId, locale, path }: Omit<TreePath, 'isPublished'>,
): Promise<void> {
  const held = transaction
    .select({ id: container.id })
    .from(container)
    .where(and(eq(container.contentType, 'page'), eq(container.objectId, String(pageId))))
  await transaction
    .update(document)
    .set({ unpublishedPath: path })
    .where(and(inArray(document.containerId, held), eq(document.locale, locale)))
}

/** Ends the redirects from paths that belong to a page now. */
export async function endRedirects(
  transaction: WritableTransaction,
  paths: readonly { locale: ContentLocale; path: string }[],
): Promise<void> {
  if (paths.length === 0) return
  await transaction.delete(redirect).where(inArray(redirect.oldPath, paths.map(addressOf)))
}

async function redirectPaths(
  transaction: WritableTransaction,
  changes: readonly PathChange[],
): Promise<void> {
  for (const { locale, path, to } of changes) {
    const known = locales.find((one) => one === locale)
    if (known === undefined || path === to) continue
    const [oldPath, newPath] = [addressOf({ locale, path }), addressOf({ locale, path: to })]
    await retargetRedirects(transaction, { oldPath, newPath })
    await transaction
      .insert(redirect)
      .values({ locale: known, oldPath, newPath })
      .onConflictDoUpdate({ target: [redirect.locale, redirect.oldPath], set: { newPath } })
  }
  await endRedirects(
    transaction,
    changes.map(({ locale, to }) => ({ locale, path: to })),
  )
}

function addressOf({ locale, path }: { locale: ContentLocale; path: string }): string {
  return path ? `/${locale}/${path}` : `/${locale}`
}
