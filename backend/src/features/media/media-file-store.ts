import { eq } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { mediaFile } from '#database/tables/media.ts'
import { upsertByKey } from '#database/upsert.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'

export type MediaFileWrite = Omit<typeof mediaFile.$inferInsert, 'id' | 'key'> & { key: string }

/** Writes video and audio files; returns the id of each key. */
export async function saveMediaFiles(
  transaction: WritableTransaction,
  files: MediaFileWrite[],
): Promise<Map<string, number>> {
  return upsertByKey(transaction, mediaFile, files)
}

/** Adds a video or audio file unless its key exists; returns the stored one. */
export async function addMediaFile(transaction: WritableTransaction, file: MediaFileWrite) {
  await transaction.insert(mediaFile).values(file).onConflictDoNothing({ target: mediaFile.key })
  return (await findMediaFile(transaction, file.key))!
}

/** A video or audio file by key; undefined if there is none. */
export async function findMediaFile(queries: Queries, key: string) {
  const [found] = await queries.select().from(mediaFile).where(eq(mediaFile.key, key))
  return found
}
