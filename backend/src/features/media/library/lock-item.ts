import { eq, sql } from 'drizzle-orm'
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

/** Counts a change of an item, so that an editor who has seen an earlier one does not overwrite it. */
export async function countChange(transaction: WritableTransaction, id: number): Promise<void> {
  await transaction
    .update(mediaItem)
    .set({ revision: sql`${mediaItem.revision} + 1` })
    .where(eq(mediaItem.id, id))
}
