import { eq, lt, sql } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { moduleRequest } from '#database/tables/documents.ts'
import { module } from '#database/tables/pages.ts'
import { changeHouse, type WritableTransaction } from '#database/writing/change-house.ts'
import type { IdempotentRequest } from '#http/idempotent-request.ts'

type Repeated =
  | { ok: true; id: number; containerId: number; draftConflicts: string[] }
  | { ok: false; problem: 'key-reused' | 'gone-module' }

/** Records a request; if it was made before, returns what came of it. Waits for the same request in another transaction. */
export async function beginRequest(
  transaction: WritableTransaction,
  { key, contentHash }: IdempotentRequest,
): Promise<Repeated | undefined> {
  const added = await transaction
    .insert(moduleRequest)
    .values({ key, contentHash })
    .onConflictDoNothing()
    .returning({ key: moduleRequest.key })
  if (added.length > 0) return undefined
  const [found] = await transaction
    .select({
      contentHash: moduleRequest.contentHash,
      draftConflicts: moduleRequest.draftConflicts,
      id: module.id,
      containerId: module.containerId,
    })
    .from(moduleRequest)
    .innerJoin(module, eq(module.id, moduleRequest.moduleId))
    .where(eq(moduleRequest.key, key))
  if (!found) return { ok: false, problem: 'gone-module' }
  if (found.contentHash !== contentHash) return { ok: false, problem: 'key-reused' }
  const { id, containerId, draftConflicts } = found
  return { ok: true, id, containerId, draftConflicts }
}

/** Records what came of a request. */
export async function endRequest(
  transaction: WritableTransaction,
  { key }: IdempotentRequest,
  written: { moduleId: number; draftConflicts: string[] },
): Promise<void> {
  await transaction.update(moduleRequest).set(written).where(eq(moduleRequest.key, key))
}

/** Deletes requests older than a day. */
export async function pruneModuleRequests(database: Database): Promise<void> {
  const actor = { name: 'clock', operation: 'pruneModuleRequests' } as const
  await changeHouse(database, actor, async (transaction) => {
    transaction.nothingChanged()
    await transaction
      .delete(moduleRequest)
      .where(lt(moduleRequest.at, sql`now() - interval '1 day'`))
  })
}
