import { eq, lt, sql } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { resourceRequest } from '#database/tables/audit.ts'
import { changeHouse, type WritableTransaction } from '#database/writing/change-house.ts'
import type { IdempotentRequest } from '#http/idempotent-request.ts'

type Repeated = { rowId: number | null; isSame: boolean }

/** Records a request; if it was made before, returns the row that it added. Waits for the same request in another transaction. */
export async function beginRequest(
  transaction: WritableTransaction,
  { key, contentHash }: IdempotentRequest,
): Promise<Repeated | undefined> {
  const added = await transaction
    .insert(resourceRequest)
    .values({ key, contentHash })
    .onConflictDoNothing()
    .returning({ key: resourceRequest.key })
  if (added.length > 0) return undefined
  const [found] = await transaction
    .select()
    .from(resourceRequest)
    .where(eq(resourceRequest.key, key))
  return { rowId: found!.rowId, isSame: found!.contentHash === contentHash }
}

/** Records the row that a request has added. */
export async function endRequest(
  transaction: WritableTransaction,
  { key }: IdempotentRequest,
  rowId: number,
): Promise<void> {
  await transaction.update(resourceRequest).set({ rowId }).where(eq(resourceRequest.key, key))
}

/** Deletes requests older than a day. */
export async function pruneResourceRequests(database: Database): Promise<void> {
  const actor = { name: 'clock', operation: 'pruneResourceRequests' } as const
  await changeHouse(database, actor, async (transaction) => {
    transaction.nothingChanged()
    await transaction
      .delete(resourceRequest)
      .where(lt(resourceRequest.at, sql`now() - interval '1 day'`))
  })
}
