import { staleByPage } from '@foyer/schema/change-tags.ts'
import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { page, pagePath } from '#database/tables/pages.ts'
import type { Actor } from '#database/writing/actor.ts'
import { changeHouse } from '#database/writing/change-house.ts'
import { freeVariant } from './free-path.ts'
import { endRedirects } from './path-write-store.ts'
import type { TreeResult } from './tree-result.ts'
import { findInTree, lockTree, type TreePath } from './tree-store.ts'

/**
 * Restores a deleted page with those that were deleted with it, at their paths. A path that another page has now gets a number. A page whose page above is
 * still deleted comes to the top level.
 */
export async function restorePage(
  database: Database,
  actor: Actor,
  { id }: { id: number },
): Promise<TreeResult> {
  return changeHouse(database, actor, async (transaction): Promise<TreeResult> => {
    const tree = await lockTree(transaction)
    const row = tree.pages.get(id)
    if (!row) return { ok: false, problem: 'unknown-page' }
    if (!row.deletion) {
      transaction.nothingChanged()
      return { ok: true, id }
    }
    const withIt = [...tree.pages.values()].filter((one) => one.deletion?.rootId === id)
    const restored = [row, ...withIt.filter((one) => one.id !== id)]
    const paths: TreePath[] = []
    for (const { id: pageId, deletion } of restored) {
      const { isOnline, paths: former } = deletion!
      const isOrphan = pageId === id && !findInTree(tree, row.parentId)
      await transaction
        .update(page)
        .set({ deletion: null, isOnline, ...(isOrphan && { parentId: null }) })
        .where(eq(page.id, pageId))
      for (const [language, formerPath] of Object.entries(former)) {
        const locale = language as ContentLocale
        const all = { ...tree, paths: [...tree.paths, ...paths] }
        const path = freeVariant(all, { locale, path: formerPath })
        paths.push({ pageId, locale, path, isPublished: true })
      }
    }
    if (paths.length > 0) {
      await transaction
        .insert(pagePath)
        .values(paths.map(({ pageId, locale, path }) => ({ pageId, locale, path })))
      await endRedirects(transaction, paths)
    }
    transaction.changed(`restored pages ${restored.map((one) => one.id).join(' ')}`, [
      ...staleByPage({ addresses: paths, isSaidElsewhere: true }),
      'redirects',
      ...restored.map((one) => `container:page-${one.id}` as const),
    ])
    return { ok: true, id }
  })
}
