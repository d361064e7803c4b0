import { staleByPage } from '@foyer/schema/change-tags.ts'
import { eq, inArray } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { readNow } from '#database/reading/read-now.ts'
import { document, documentSchedule } from '#database/tables/documents.ts'
import { container, page, pagePath, type PageDeletion } from '#database/tables/pages.ts'
import type { Actor } from '#database/writing/actor.ts'
import { changeHouse, type WritableTransaction } from '#database/writing/change-house.ts'
import { isRoutePath } from '#features/pages/documents/publish-check/link-targets.ts'
import { listPageUses } from './page-uses.ts'
import { invalid, type TreeResult } from './tree-result.ts'
import { idsBelow, lockDocumentsOf, lockTree } from './tree-store.ts'

/**
 * Deletes a page with those below it: visitors find nothing of them, and editors can restore them. If something links to them or if there are pages
 * below, that has to be confirmed.
 */
export async function deletePage(
  database: Database,
  actor: Actor,
  { id, isConfirmed }: { id: number; isConfirmed: boolean },
): Promise<TreeResult> {
  return changeHouse(database, actor, async (transaction): Promise<TreeResult> => {
    const tree = await lockTree(transaction)
    const row = tree.pages.get(id)
    if (!row) return { ok: false, problem: 'unknown-page' }
    if (row.deletion) {
      transaction.nothingChanged()
      return { ok: true, id }
    }
    const below = idsBelow(tree, id)
    const ids = [id, ...below]
    const paths = (await lockDocumentsOf(transaction, ids)).filter((one) =>
      ids.includes(one.pageId),
    )
    if (paths.some(({ path, locale }) => isRoutePath(path, locale))) {
      return invalid('is_confirmed', 'fixedPage')
    }
    if (!isConfirmed) {
      const uses = await listPageUses(transaction, ids)
      if (uses.length + below.length > 0) {
        return { ok: false, problem: 'in-use', uses, pagesBelow: below }
      }
    }
    const at = (await readNow(transaction)).toISOString()
    for (const pageId of ids) {
      const published = paths.filter((one) => one.pageId === pageId && one.isPublished)
      const deletion: PageDeletion = {
        at,
        rootId: id,
        isOnline: tree.pages.get(pageId)!.isOnline,
        paths: Object.fromEntries(published.map(({ locale, path }) => [locale, path])),
      }
      await transaction.update(page).set({ deletion, isOnline: false }).where(eq(page.id, pageId))
    }
    await transaction.delete(pagePath).where(inArray(pagePath.pageId, ids))
    await endSchedules(transaction, ids)
    transaction.changed(`deleted pages ${ids.join(' ')}`, [
      ...staleByPage({ addresses: paths, isSaidElsewhere: true }),
      ...ids.map((one) => `container:page-${one}` as const),
    ])
    return { ok: true, id }
  })
}

async function endSchedules(
  transaction: WritableTransaction,
  ids: readonly number[],
): Promise<void> {
  const held = await transaction
    .select({ id: document.id, contentType: container.contentType })
    .from(document)
    .innerJoin(container, eq(container.id, document.containerId))
    .where(inArray(container.objectId, ids.map(String)))
  const documents = held.filter(({ contentType }) => contentType === 'page').map((one) => one.id)
  if (documents.length === 0) return
  await transaction.delete(documentSchedule).where(inArray(documentSchedule.documentId, documents))
}
