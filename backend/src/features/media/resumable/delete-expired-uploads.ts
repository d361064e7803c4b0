import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, lt, sql } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { mediaUpload } from '#database/tables/media-library.ts'
import { completeUpload, partsFolder, removeParts } from './upload-store.ts'

const retentionHours = 24

/**
 * Deletes uploads that did not go on for a day, and forgets finished ones a day later. An upload whose last bytes arrived just
 * before the process ended is completed.
 */
export async function deleteExpiredUploads(
  database: Database,
  { dataFolder }: { dataFolder: string },
): Promise<void> {
  const folder = partsFolder(dataFolder)
  const receiving = await database
    .select({ id: mediaUpload.id, bytes: mediaUpload.bytes })
    .from(mediaUpload)
    .where(eq(mediaUpload.state, 'receiving'))
  for (const { id, bytes } of receiving) {
    const arrived = await stat(join(folder, id)).catch(() => undefined)
    if (arrived?.size === bytes) await completeUpload(database, id)
  }
  const expired = await database
    .delete(mediaUpload)
    .where(lt(mediaUpload.changedAt, sql`now() - ${retentionHours} * interval '1 hour'`))
    .returning({ id: mediaUpload.id })
  for (const { id } of expired) await removeParts(folder, id)
}
