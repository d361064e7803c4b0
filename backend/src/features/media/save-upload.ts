import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { UploadedMedia } from '@foyer/schema/media-upload.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { Database } from '#database/connect.ts'
import type { Actor } from '#database/writing/actor.ts'
import { changeHouse } from '#database/writing/change-house.ts'
import { slugOf } from '#database/slug-of.ts'
import { findPictures } from '#catalogue/picture-store.ts'
import { addImage } from './image-write-store.ts'
import { addMediaFile, findMediaFile } from './media-file-store.ts'
import { variantSpecs } from './variant-specs.ts'
import { readPicture, type ReadPicture } from './read-picture.ts'
import type { ReceivedUpload } from './receive-upload.ts'
import { largestOf, removeVariants, writeVariants } from './write-variants.ts'

type SaveOptions = {
  database: Database
  actor: Actor
  /** The folder that is served. */
  folder: string
  locale: Locale
}

type Problem = Extract<ReadPicture, { ok: false }>['problem']
export type SavedUpload = { ok: true; media: UploadedMedia } | { ok: false; problem: Problem }

/** Creates the variants of an image and stores it with its texts. */
export async function savePicture(
  { path, name }: ReceivedUpload,
  { texts, ...saving }: SaveOptions & { texts: Record<string, string> },
): Promise<SavedUpload> {
  const { database, actor, folder, locale } = saving
  const read = await readPicture(path)
  if (!read.ok) return read
  const id = randomUUID()
  const variants = await runSequentially(() =>
    writeVariants(
      {
        name: `${readableName(name)}-${id.slice(0, 8)}`,
        cuts: variantSpecs(read.open, read),
        webp: { quality: 78, effort: 4 },
      },
      folder,
    ),
  ).catch(() => undefined)
  // Some images are corrupt far beyond their header.
  if (!variants) return { ok: false, problem: 'unreadable' }
  try {
    const { url, width, height } = largestOf(variants.filter(({ crop }) => crop === 'original'))
    const alt = { de: texts['alt_de'] ?? '', ...(texts['alt_en'] && { en: texts['alt_en'] }) }
    const picture = { url, width, height, alt, credit: texts['credit'] ?? '', variants }
    const imageId = await changeHouse(database, actor, async (transaction) => {
      const saved = await addImage(transaction, { ...picture, color: read.color })
      // Nothing is invalidated: no page shows it yet.
      transaction.changed(`image ${saved}`, [])
      return saved
    })
    const saved = (await findPictures(database, { ids: [imageId], locale })).get(imageId)!
    const { image_obj, image_thumbnails } = saved
    return { ok: true, media: { kind: 'image', image_obj: image_obj!, image_thumbnails } }
  } catch (error) {
    await removeVariants(variants, folder)
    throw error
  }
}

/** Stores a video or audio file unchanged. The same content is stored once. */
export async function saveFile(
  { path, name, bytes, hash, format }: ReceivedUpload & { format: { kind: 'file' } },
  { database, actor, folder }: SaveOptions,
): Promise<SavedUpload> {
  const key = `upload:${hash}`
  const known = await findMediaFile(database, key)
  if (known) return { ok: true, media: { kind: 'file', file: fileResponse(known) } }
  const file = `${readableName(name)}-${randomUUID().slice(0, 8)}.${format.extension}`
  await mkdir(folder, { recursive: true })
  await moveFile(path, join(folder, file))
  try {
    const url = `/media/${file}`
    const saved = await changeHouse(database, actor, async (transaction) => {
      const file = { key, url, name, bytes, mimeType: format.mimeType }
      const saved = await addMediaFile(transaction, file)
      transaction.changed(`file ${saved.id}`, [])
      return saved
    })
    // The same content was uploaded concurrently.
    if (saved.url !== url) await rm(join(folder, file), { force: true })
    return { ok: true, media: { kind: 'file', file: fileResponse(saved) } }
  } catch (error) {
    await rm(join(folder, file), { force: true })
    throw error
  }
}

let last: Promise<unknown> = Promise.resolve()

/** One image at a time: creating variants saturates the machine, and visitors come first. */
async function runSequentially<Result>(work: () => Promise<Result>): Promise<Result> {
  const mine = last.then(work)
  last = mine.catch(() => {})
  return mine
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

function readableName(name: string): string {
  return slugOf(name.replace(/\.\w{1,5}$/, '')).slice(0, 60)
}

type FileRow = NonNullable<Awaited<ReturnType<typeof findMediaFile>>>

function fileResponse({ id, url, mimeType, name, bytes }: FileRow) {
  return { id, url, mime_type: mimeType, name, bytes }
}
