import { randomUUID } from 'node:crypto'
import type { FileStore } from '#files/file-store.ts'
import type { MediaFileWrite } from './media-file-store.ts'
import { readableName } from './make-picture.ts'
import type { ReceivedUpload } from './receive-upload.ts'

export type FileUpload = ReceivedUpload & { format: { kind: 'file' } }
export type PlacedFile = Omit<MediaFileWrite, 'credit'>

/** The key of a file by its content: the same content is stored once. */
export const keyOfContent = (hash: string) => `upload:${hash}`

/** Keeps an uploaded file with those that are served. */
export async function placeFile(
  { path, name, bytes, hash, format }: FileUpload,
  media: FileStore,
): Promise<PlacedFile> {
  const file = `${readableName(name)}-${randomUUID().slice(0, 8)}.${format.extension}`
  await media.put(path, file)
  const url = `/media/${file}`
  return { key: keyOfContent(hash), url, name, bytes, mimeType: format.mimeType }
}

/** Deletes a file that was not stored. */
export async function removeFile(
  { url }: Pick<PlacedFile, 'url'>,
  media: FileStore,
): Promise<void> {
  await media.remove(url.slice('/media/'.length))
}
