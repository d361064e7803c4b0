import { everything } from '@foyer/schema/change-tags.ts'
import type { Database, Queries } from '#database/connect.ts'
import { recordChange } from '#features/changes/record-change.ts'

/** Writes something as the origin does: in one transaction that records its change. */
export async function change<Written>(
  database: Pick<Database, 'transaction'>,
  write: (transaction: Queries) => Promise<Written>,
): Promise<Written> {
  return database.transaction(async (transaction) => {
    const written = await write(transaction)
    await recordChange(transaction, [everything])
    return written
  })
}
