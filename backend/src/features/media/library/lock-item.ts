import { eq } from 'drizzle-orm'
import { mediaItem } from '#database/tables/media-library.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'

/** Makes other changes of an item wait until the transaction ends. */
export async function lockItem(transaction: WritableTransaction, id: number): Promise<void> {
  await transaction
    .select({ id: mediaItem.id })
    .from(mediaItem)
    .where(eq(mediaItem.id, id))
    .for('update')
}
