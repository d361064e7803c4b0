import type { Database } from '#database/connect.ts'
import type { Actor } from '#database/writing/actor.ts'
import { changeHouse, type WritableTransaction } from '#database/writing/change-house.ts'
import type { TreeResult } from './tree-result.ts'
import { lockTree, type Tree, type TreePage } from './tree-store.ts'

type Work = (
  transaction: WritableTransaction,
  found: { tree: Tree; row: TreePage },
) => Promise<TreeResult>

/** Changes a page that is not deleted, with the tree locked. */
export async function changePage(
  database: Database,
  actor: Actor,
  id: number,
  work: Work,
): Promise<TreeResult> {
  return changeHouse(database, actor, async (transaction): Promise<TreeResult> => {
    const tree = await lockTree(transaction)
    const row = tree.pages.get(id)
    if (!row) return { ok: false, problem: 'unknown-page' }
    if (row.deletion) return { ok: false, problem: 'deleted-page' }
    return work(transaction, { tree, row })
  })
}
