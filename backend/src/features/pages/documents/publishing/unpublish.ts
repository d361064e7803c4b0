import { eq } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { document } from '#database/tables/documents.ts'
import type { Actor } from '#database/writing/actor.ts'
import { changeHouse } from '#database/writing/change-house.ts'
import { findStaleByContainer } from '#features/pages/modules/module-write-store.ts'
import {
  addRevision,
  addSnapshot,
  lockDocument,
  readDraft,
  type DocumentKey,
} from '#features/pages/documents/document-store.ts'
import { removePath } from './page-path-store.ts'
import { project } from './projection.ts'
import { endSchedule } from './schedule-store.ts'

/** Takes a document offline in its language: its modules, and the path of a page. The draft stays. */
export async function unpublish(
  database: Pick<Database, 'transaction'>,
  actor: Actor,
  { key, note }: { key: DocumentKey; note: string },
): Promise<{ ok: true } | { ok: false; problem: 'unknown-document' }> {
  return changeHouse(database, actor, async (transaction) => {
    const locked = await lockDocument(transaction, key)
    if (!locked) return { ok: false, problem: 'unknown-document' } as const
    if (locked.publishedRevisionId === null) {
      transaction.nothingChanged()
      return { ok: true } as const
    }
    const stale = await findStaleByContainer(transaction, locked.containerId)
    await project(transaction, locked, {
      content: { fields: {}, modules: {} },
      stored: new Map(),
    })
    const unpublishedPath = await removePath(transaction, locked)
    const snapshotId = await addSnapshot(transaction, {
      documentId: locked.id,
      number: locked.head,
      content: await readDraft(transaction, locked),
    })
    const { accountId } = actor
    const revision = { documentId: locked.id, snapshotId, note, accountId }
    await addRevision(transaction, { ...revision, type: 'unpublished' })
    await transaction
      .update(document)
      .set({ publishedRevisionId: null, unpublishedPath })
      .where(eq(document.id, locked.id))
    await endSchedule(transaction, locked, 'unpublish')
    transaction.changed(`unpublished ${key.slug} ${key.locale}`, [
      ...stale,
      ...(unpublishedPath === null ? [] : (['navigation'] as const)),
    ])
    return { ok: true } as const
  })
}
