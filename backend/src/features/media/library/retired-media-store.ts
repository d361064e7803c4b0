import { basename } from 'node:path'
import { eq, lt, sql } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { imageVariant } from '#database/tables/media.ts'
import { retiredMedia } from '#database/tables/media-library.ts'
import type { Files } from '#files/file-store.ts'
import { changeHouse, type WritableTransaction } from '#database/writing/change-house.ts'
import type { ItemRow } from './item-store.ts'

const retentionHours = 24
/** Begins the names of uploads, which have no address. */
const originals = '/originals/'

/** Marks the files of an item for deletion, the uploaded original included. */
export async function retireFiles(
  transaction: WritableTransaction,
  { image, file }: ItemRow,
): Promise<void> {
  if (image) await retireVariants(transaction, image.id)
  await retire(transaction, [
    ...(image?.original ? [`${originals}${image.original}`] : []),
    ...(file ? [file.url] : []),
  ])
}

/** Marks the variants of a picture for deletion. */
export async function retireVariants(
  transaction: WritableTransaction,
  imageId: number,
): Promise<void> {
  const variants = await transaction
    .select({ url: imageVariant.url })
    .from(imageVariant)
    .where(eq(imageVariant.imageId, imageId))
  await retire(
    transaction,
    variants.map(({ url }) => url),
  )
}

async function retire(transaction: WritableTransaction, urls: readonly string[]): Promise<void> {
  if (urls.length === 0) return
  await transaction
    .insert(retiredMedia)
    .values([...new Set(urls)].map((url) => ({ url })))
    .onConflictDoNothing()
}

/** Deletes files that nothing has shown for a day. */
export async function deleteRetiredMedia(
  database: Database,
  files: Pick<Files, 'media' | 'originals'>,
): Promise<void> {
  const actor = { name: 'clock', operation: 'deleteRetiredMedia' } as const
  await changeHouse(database, actor, async (transaction) => {
    transaction.nothingChanged()
    const due = lt(retiredMedia.retiredAt, sql`now() - ${retentionHours} * interval '1 hour'`)
    const deleted = await transaction
      .delete(retiredMedia)
      .where(due)
      .returning({ url: retiredMedia.url })
    for (const { url } of deleted) {
      const kept = url.startsWith(originals) ? files.originals : files.media
      await kept.remove(basename(url))
    }
  })
}
