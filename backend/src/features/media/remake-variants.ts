import type { Database } from '#database/connect.ts'
import { changeHouse, type WritableTransaction } from '#database/writing/change-house.ts'
import { addJob } from '#jobs/add-job.ts'
import { replaceImage } from './image-write-store.ts'
import type { MediaUses } from '#catalogue/holders/media-uses.ts'
import { findItemRow, type ItemRow } from './library/item-store.ts'
import { lockItem } from './library/lock-item.ts'
import { retireVariants } from './library/retired-media-store.ts'
import { forgetVariants, makeVariants, type MediaFiles } from './make-picture.ts'
import type { Point } from './variant-specs.ts'

declare global {
  namespace GraphileWorker {
    // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
    interface Tasks {
      remake_variants: { itemId: number }
    }
  }
}

/** Enqueues making the variants of a picture again, around its focal point. One whose upload is not kept stays as it is. */
export async function enqueueVariants(
  transaction: WritableTransaction,
  { item, image: picture }: ItemRow,
): Promise<void> {
  if (!picture?.original) return
  const payload = { itemId: item.id }
  await addJob(transaction, 'remake_variants', { payload, key: `remake_variants:${item.id}` })
}

/** Makes the variants of a picture again, at new addresses; those that show it become stale. */
export async function remakeVariants(
  database: Database,
  { files, uses }: { files: MediaFiles; uses: MediaUses },
  { itemId }: { itemId: number },
): Promise<void> {
  const seen = await findItemRow(database, itemId)
  const original = seen?.image?.original
  if (!seen?.image || !original) return
  const focalPoint = focalPointOf(seen)
  const { name } = seen.image
  const made = await files.originals.withLocal(original, (path) =>
    makeVariants({ path, name, focalPoint }, files),
  )
  if (!made.ok) throw new Error(`The original of media item ${itemId} cannot be read.`)
  const actor = { name: 'clock', operation: 'remakeVariants' } as const
  const stored = await changeHouse(database, actor, async (transaction) => {
    await lockItem(transaction, itemId)
    const row = await findItemRow(transaction, itemId)
    // Replaced or deleted meanwhile; for another focal point there is another job.
    if (!row?.image || row.image.original !== original) {
      transaction.nothingChanged()
      return false
    }
    const imageId = row.image.id
    const stale = await uses.findStale(transaction, row)
    await retireVariants(transaction, imageId)
    await replaceImage(transaction, imageId, made.made)
    transaction.changed(`variants of media item ${itemId}`, stale)
    return true
  })
  if (!stored) await forgetVariants(made.made.variants, files.media)
}

function focalPointOf({ image: picture }: ItemRow): Point | undefined {
  if (!picture || picture.focalX === null || picture.focalY === null) return undefined
  return { x: picture.focalX, y: picture.focalY }
}
