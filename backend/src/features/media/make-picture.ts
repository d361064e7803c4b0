import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rmdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { slugOf } from '#database/slug-of.ts'
import type { image } from '#database/tables/media.ts'
import type { Files, FileStore } from '#files/file-store.ts'
import { readPicture, type ReadPicture } from './read-picture.ts'
import type { ReceivedUpload } from './receive-upload.ts'
import { variantSpecs, type Point } from './variant-specs.ts'
import {
  largestOf,
  type PictureSource,
  removeVariants,
  writeVariants,
  type Variant,
} from './write-variants.ts'

/** Where pictures are kept. */
export type MediaFiles = Pick<Files, 'media' | 'originals' | 'temporary'>

/** A picture whose files are written, but not yet its row. */
export type MadePicture = Pick<
  typeof image.$inferInsert,
  'url' | 'width' | 'height' | 'color' | 'name' | 'mimeType' | 'bytes'
> & { original: string; variants: Variant[] }

export type MakePictureResult =
  { ok: true; picture: MadePicture } | Extract<ReadPicture, { ok: false }>

type PictureUpload = ReceivedUpload & { format: { kind: 'picture' } }

/** Writes the variants of an uploaded picture, and keeps the upload itself, so that variants can be made again. */
export async function makePicture(
  { path, name, bytes, format }: PictureUpload,
  files: MediaFiles,
): Promise<MakePictureResult> {
  const made = await makeVariants({ path, name }, files)
  if (!made.ok) return made
  const original = `${randomUUID()}.${format.name}`
  try {
    await files.originals.put(path, original)
  } catch (error) {
    await forgetVariants(made.made.variants, files.media)
    throw error
  }
  const mimeType = `image/${format.name}`
  return { ok: true, picture: { ...made.made, name, bytes, mimeType, original } }
}

type MadeVariants = Pick<MadePicture, 'url' | 'width' | 'height' | 'color' | 'variants'>

/** Writes the variants of a picture, cropped around a point or what attracts attention. */
export async function makeVariants(
  { path, name, focalPoint }: { path: string; name: string; focalPoint?: Point | undefined },
  files: Pick<MediaFiles, 'media' | 'temporary'>,
): Promise<{ ok: true; made: MadeVariants } | Extract<ReadPicture, { ok: false }>> {
  const read = await readPicture(path)
  if (!read.ok) return read
  const source = {
    name: `${readableName(name)}-${randomUUID().slice(0, 8)}`,
    cuts: variantSpecs(read.open, { ...read, focalPoint }),
    webp: { quality: 78, effort: 4 },
  }
  // Some images are corrupt far beyond their header.
  const variants = await runSequentially(() => keepVariants(source, files)).catch(() => undefined)
  if (!variants) return { ok: false, problem: 'unreadable' }
  const { url, width, height } = largestOf(variants.filter(({ crop }) => crop === 'original'))
  return { ok: true, made: { url, width, height, color: read.color, variants } }
}

/** Deletes the files of a picture that was not stored. */
export async function removePicture(
  { variants, original }: Pick<MadePicture, 'variants' | 'original'>,
  { media, originals }: Omit<MediaFiles, 'temporary'>,
): Promise<void> {
  await forgetVariants(variants, media)
  await originals.remove(original)
}

/** Deletes the files of variants that were not stored. */
export async function forgetVariants(
  variants: readonly Variant[],
  media: FileStore,
): Promise<void> {
  for (const { url } of variants) await media.remove(basename(url))
}

/** Writes variants to a folder of their own, and keeps all of them or none. */
async function keepVariants(
  source: PictureSource,
  { media, temporary }: Pick<MediaFiles, 'media' | 'temporary'>,
): Promise<Variant[]> {
  await mkdir(temporary, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(temporary, 'variants-'))
  try {
    const variants = await writeVariants(source, folder)
    try {
      for (const file of variants.map(({ url }) => basename(url))) {
        await media.put(join(folder, file), file)
      }
    } catch (error) {
      await forgetVariants(variants, media)
      throw error
    } finally {
      await removeVariants(variants, folder)
    }
    return variants
  } finally {
    await rmdir(folder)
  }
}

/** The part of a file's name that addresses show. */
export function readableName(name: string): string {
  return slugOf(name.replace(/\.\w{1,5}$/, '')).slice(0, 60)
}

let last: Promise<unknown> = Promise.resolve()

/** One image at a time: creating variants saturates the machine, and visitors come first. */
async function runSequentially<Result>(work: () => Promise<Result>): Promise<Result> {
  const mine = last.then(work)
  last = mine.catch(() => {})
  return mine
}
