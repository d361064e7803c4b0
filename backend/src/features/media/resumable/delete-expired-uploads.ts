import { eq, lt, sql } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import type { PartStore } from '#files/part-store.ts'
import { mediaUpload } from '#database/tables/media-library.ts'
import { completeUpload } from './upload-store.ts'

const retentionHours = 24

/**
 * Deletes uploads that did not go on for a day, and forgets finished ones a day later. An upload whose last bytes arrived just
 * before the process ended is completed.
 */
export async function deleteExpiredUploads(database: Database, parts: PartStore): Promise<void> {
  const receiving = await database
    .select({ id: mediaUpload.id, bytes: mediaUpload.bytes })
    .from(mediaUpload)
    .where(eq(mediaUpload.state, 'receiving'))
  for (const { id, bytes } of receiving) {
    if ((await parts.receivedBytes(id)) === bytes) await completeUpload(database, id)
  }
  const expired = await database
    .delete(mediaUpload)
    .where(lt(mediaUpload.changedAt, sql`now() - ${retentionHours} * interval '1 hour'`))
    .returning({ id: mediaUpload.id })
  for (const { id } of expired) await parts.remove(id)
}
