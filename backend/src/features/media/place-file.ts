import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaFileWrite } from './media-file-store.ts'
import { readableName } from './make-picture.ts'
import type { ReceivedUpload } from './receive-upload.ts'

export type FileUpload = ReceivedUpload & { format: { kind: 'file' } }
export type PlacedFile = Omit<MediaFileWrite, 'credit'>

/** The key of a file by its content: the same content is stored once. */
export const keyOfContent = (hash: string) => `upload:${hash}`

/** Moves an uploaded file to the folder that is served. */
export async function placeFile(
  { path, name, bytes, hash, format }: FileUpload,
  folder: string,
): Promise<PlacedFile> {
  const file = `${readableName(name)}-${randomUUID().slice(0, 8)}.${format.extension}`
  await mkdir(folder, { recursive: true })
  await moveFile(path, join(folder, file))
  const url = `/media/${file}`
  return { key: keyOfContent(hash), url, name, bytes, mimeType: format.mimeType }
}

/** Deletes a file that was not stored. */
export async function removeFile({ url }: Pick<PlacedFile, 'url'>, folder: string): Promise<void> {
  await rm(join(folder, url.slice('/media/'.length)), { force: true })
}

async function moveFile(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    // The folders may be on different file systems.
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    await copyFile(from, to)
  }
}
