import { eq } from 'drizzle-orm'
import { mediaItem } from '#database/tables/media-library.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'

/** Gives a picture its tags in the library. */
export async function tagImage(
  transaction: WritableTransaction,
  { imageId, tags }: { imageId: number; tags: string[] },
): Promise<void> {
  await transaction.update(mediaItem).set({ tags }).where(eq(mediaItem.imageId, imageId))
}
