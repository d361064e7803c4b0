import type { Database } from '#database/connect.ts'
import type { Localized } from '#database/localized.ts'
import type { Actor } from '#database/writing/actor.ts'
import { changeHouse } from '#database/writing/change-house.ts'
import { addImage } from './image-write-store.ts'
import { saveUploader } from './library/item-store.ts'
import {
  makePicture,
  removePicture,
  type MakePictureResult,
  type MediaFiles,
} from './make-picture.ts'
import { addMediaFile, findMediaFile } from './media-file-store.ts'
import { keyOfContent, placeFile, removeFile, type FileUpload } from './place-file.ts'
import type { ReceivedUpload } from './receive-upload.ts'

export type SaveOptions = { database: Database; actor: Actor; files: MediaFiles }

type Problem = Extract<MakePictureResult, { ok: false }>['problem']
export type SavedUpload = { ok: true; itemId: number } | { ok: false; problem: Problem }

/** Adds an uploaded picture or file to the media library. The same film, recording or document is stored once. */
export async function saveUpload(
  { format, ...received }: ReceivedUpload,
  { texts, ...saving }: SaveOptions & { texts: Record<string, string> },
): Promise<SavedUpload> {
  return format.kind === 'picture'
    ? savePicture({ ...received, format }, { ...saving, texts })
    : saveFile({ ...received, format }, saving)
}

async function savePicture(
  received: Parameters<typeof makePicture>[0],
  { texts, database, actor, files }: SaveOptions & { texts: Record<string, string> },
): Promise<SavedUpload> {
  const made = await makePicture(received, files)
  if (!made.ok) return made
  try {
    const itemId = await changeHouse(database, actor, async (transaction) => {
      const imageId = await addImage(transaction, {
        ...made.picture,
        alt: textsOf(texts['alt_de'], texts['alt_en']),
        credit: textsOf(texts['credit'], texts['credit_en']),
      })
      // Nothing is invalidated: no page shows it yet.
      transaction.changed(`image ${imageId}`, [])
      return saveUploader(transaction, { imageId }, actor.accountId)
    })
    return { ok: true, itemId }
  } catch (error) {
    await removePicture(made.picture, files)
    throw error
  }
}

async function saveFile(
  received: FileUpload,
  { database, actor, files }: SaveOptions,
): Promise<SavedUpload> {
  const known = await findMediaFile(database, keyOfContent(received.hash))
  const placed = known ? undefined : await placeFile(received, files.media)
  try {
    const { itemId, url } = await changeHouse(database, actor, async (transaction) => {
      const saved = known ?? (await addMediaFile(transaction, placed!))
      transaction.changed(`file ${saved.id}`, [])
      const accountId = saved.url === placed?.url ? actor.accountId : undefined
      return {
        url: saved.url,
        itemId: await saveUploader(transaction, { fileId: saved.id }, accountId),
      }
    })
    // The same content was uploaded concurrently.
    if (placed && url !== placed.url) await removeFile(placed, files.media)
    return { ok: true, itemId }
  } catch (error) {
    if (placed) await removeFile(placed, files.media)
    throw error
  }
}

function textsOf(de = '', en = ''): Localized {
  return { de, ...(en && { en }) }
}
