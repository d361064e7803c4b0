import { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { page } from '#database/tables/pages.ts'
import type { Actor } from '#database/writing/actor.ts'
import { isRoutePath } from '#features/pages/documents/publish-check/link-targets.ts'
import { changePage } from './change-page.ts'
import { joinPath } from './free-path.ts'
import { isSibling, placeAmongSiblings } from './order-siblings.ts'
import { changePaths, type PathChange } from './path-write-store.ts'
import { changesBelow, findChangeProblem } from './rename-page.ts'
import { invalid, type TreeResult } from './tree-result.ts'
import {
  findInTree,
  idsBelow,
  lockDocumentsOf,
  pathAbove,
  type Tree,
  type TreePage,
} from './tree-store.ts'

type Moved = { id: number; parentId: number | null; beforeId: number | null }

/** Moves a page with those below it. Paths that were below that of the page above follow. */
export async function movePage(
  database: Database,
  actor: Actor,
  { id, parentId, beforeId }: Moved,
): Promise<TreeResult> {
  return changePage(database, actor, id, async (transaction, { tree, row }) => {
    if (parentId !== null && !findInTree(tree, parentId)) return invalid('parent', 'unknownParent')
    const ids = [id, ...idsBelow(tree, id)]
    if (parentId !== null && ids.includes(parentId)) return invalid('parent', 'insideItself')
    if (!isSibling(tree, { id, parentId, beforeId })) return invalid('before', 'unknownSibling')
    const locked = { ...tree, paths: await lockDocumentsOf(transaction, ids) }
    const changes = row.parentId === parentId ? [] : pathChanges(locked, { row, ids, parentId })
    const problem = findChangeProblem(locked, changes, 'parent')
    if (problem) return problem
    await transaction.update(page).set({ parentId }).where(eq(page.id, id))
    await placeAmongSiblings(transaction, tree, { id, parentId, beforeId })
    // Pages name those above and beside them, as menus do.
    const stale = await changePaths(transaction, changes)
    transaction.changed(`moved page ${id} below ${parentId}`, ['navigation', 'pages', ...stale])
    return { ok: true, id }
  })
}

function pathChanges(
  tree: Tree,
  { row, ids, parentId }: { row: TreePage; ids: number[]; parentId: number | null },
): PathChange[] {
  return ContentLocale.options.flatMap((locale) => {
    const own = tree.paths.find((one) => one.pageId === row.id && one.locale === locale)
    if (!own || isRoutePath(own.path, locale)) return []
    const above = pathAbove(tree, row.parentId, locale)
    if (above !== '' && !own.path.startsWith(`${above}/`)) return []
    const to = joinPath(pathAbove(tree, parentId, locale), own.path.split('/').at(-1)!)
    return to === own.path ? [] : changesBelow(tree.paths, { ids, locale, from: own.path, to })
  })
}
