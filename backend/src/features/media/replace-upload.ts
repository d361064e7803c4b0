import { eq } from 'drizzle-orm'
import { mediaFile } from '#database/tables/media.ts'
import { changeHouse, type WritableTransaction } from '#database/writing/change-house.ts'
import { replaceImage } from './image-write-store.ts'
import type { MediaUses } from '#catalogue/holders/media-uses.ts'
import { findItemRow, typeOfFile, type ItemRow } from './library/item-store.ts'
import { countChange, lockItem } from './library/lock-item.ts'
import { retireFiles } from './library/retired-media-store.ts'
import { makePicture, removePicture } from './make-picture.ts'
import { findMediaFile } from './media-file-store.ts'
import { placeFile, removeFile, type PlacedFile } from './place-file.ts'
import type { ReceivedUpload } from './receive-upload.ts'
import type { SavedUpload, SaveOptions } from './save-upload.ts'

type Problem = Extract<SavedUpload, { ok: false }>['problem'] | 'unknown-item' | 'other-type'
export type ReplacedUpload = { ok: true; itemId: number } | { ok: false; problem: Problem }

/**
 * Gives an item of the library another file of the same type. It keeps its number and texts, so that everything that shows it shows
 * the new file, at new addresses; the earlier ones stay valid for a day.
 */
export async function replaceUpload(
  { format, ...received }: ReceivedUpload,
  { itemId, ...saving }: SaveOptions & { itemId: number; uses: MediaUses },
): Promise<ReplacedUpload> {
  const row = await findItemRow(saving.database, itemId)
  if (!row) return { ok: false, problem: 'unknown-item' }
  const type = format.kind === 'picture' ? 'image' : typeOfFile(format.mimeType)
  if (type !== (row.file ? typeOfFile(row.file.mimeType) : 'image')) {
    return { ok: false, problem: 'other-type' }
  }
  if (format.kind === 'picture') {
    const made = await makePicture({ ...received, format }, saving.files)
    if (!made.ok) return made
    return write(saving, itemId, {
      store: (transaction, current) =>
        replaceImage(transaction, current.image!.id, { ...made.picture, ...withoutFocalPoint }),
      undo: () => removePicture(made.picture, saving.files),
    })
  }
  const placed = await placeFile({ ...received, format }, saving.files.media)
  return write(saving, itemId, {
    store: (transaction, current) => writeFile(transaction, current.file!.id, placed),
    undo: () => removeFile(placed, saving.files.media),
  })
}

/** The point was one of the earlier picture. */
const withoutFocalPoint = { focalX: null, focalY: null }

type Writing = {
  store: (transaction: WritableTransaction, row: ItemRow) => Promise<void>
  undo: () => Promise<void>
}

async function write(
  { database, actor, uses }: SaveOptions & { uses: MediaUses },
  itemId: number,
  { store, undo }: Writing,
): Promise<ReplacedUpload> {
  try {
    const replaced = await changeHouse(
      database,
      actor,
      async (transaction): Promise<ReplacedUpload> => {
        await lockItem(transaction, itemId)
        const row = await findItemRow(transaction, itemId)
        if (!row) return { ok: false, problem: 'unknown-item' }
        const stale = await uses.findStale(transaction, row)
        await retireFiles(transaction, row)
        await store(transaction, row)
        await countChange(transaction, itemId)
        transaction.changed(`file of media item ${itemId}`, stale)
        return { ok: true, itemId }
      },
    )
    if (!replaced.ok) await undo()
    return replaced
  } catch (error) {
    await undo()
    throw error
  }
}

async function writeFile(
  transaction: WritableTransaction,
  fileId: number,
  { key, ...file }: PlacedFile,
): Promise<void> {
  // Another item may have the same content.
  const other = await findMediaFile(transaction, key)
  const values = { ...file, key: other && other.id !== fileId ? null : key }
  await transaction.update(mediaFile).set(values).where(eq(mediaFile.id, fileId))
}
