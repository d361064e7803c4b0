import { everything } from '@foyer/schema/change-tags.ts'
import type { Database } from '#database/connect.ts'
import { changeHouse, type WritableTransaction } from '#database/writing/change-house.ts'

/** Writes content as the origin does. */
export async function change<Written>(
  database: Pick<Database, 'transaction'>,
  write: (transaction: WritableTransaction) => Promise<Written>,
): Promise<Written> {
  return changeHouse(database, { name: 'import', operation: 'test' }, async (transaction) => {
    const written = await write(transaction)
    transaction.changed('something', [everything])
    return written
  })
}
