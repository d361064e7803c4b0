import { eq } from 'drizzle-orm'
import { page } from '#database/tables/pages.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'
import { pagesBelow, type Tree } from './tree-store.ts'

type Placed = { id: number; parentId: number | null; beforeId: number | null }

/** Whether a page that another is to come before is there, among the pages below the same one. */
export function isSibling(tree: Tree, { id, parentId, beforeId }: Placed): boolean {
  if (beforeId === null) return true
  return beforeId !== id && pagesBelow(tree, parentId).some((one) => one.id === beforeId)
}

/** Numbers the pages below a page, with this one before another or at the end. */
export async function placeAmongSiblings(
  transaction: WritableTransaction,
  tree: Tree,
  { id, parentId, beforeId }: Placed,
): Promise<void> {
  const others = pagesBelow(tree, parentId).filter((one) => one.id !== id)
  const index = others.findIndex((one) => one.id === beforeId)
  const ids = others.map((one) => one.id)
  ids.splice(index < 0 ? ids.length : index, 0, id)
  for (const [position, sibling] of ids.entries()) {
    if (sibling !== id && tree.pages.get(sibling)?.position === position) continue
    await transaction.update(page).set({ position }).where(eq(page.id, sibling))
  }
}
