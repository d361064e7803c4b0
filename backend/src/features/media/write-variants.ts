import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { imageFormats } from '@foyer/schema/shapes/images.ts'
import sharp, { type Sharp, type WebpOptions } from 'sharp'
import type { ImageWrite } from './image-write-store.ts'

type Format = (typeof imageFormats)[number]
export type Variant = ImageWrite['variants'][number]
type Crop = Variant['crop']

/** One crop and size of an image, ready to be encoded. */
export type VariantSpec = {
  crop: Crop
  width: number
  height: number
  formats: readonly Format[]
  draw: () => Sharp
}

export type PictureSource = {
  /** The readable prefix of file names. */
  name: string
  cuts: readonly VariantSpec[]
  webp: WebpOptions
}

/**
 * Writes every variant of an image in its formats to a folder, with names that contain a hash of the content. If one fails, those
 * already written are deleted.
 */
export async function writeVariants(
  { name, cuts, webp }: PictureSource,
  folder: string,
): Promise<Variant[]> {
  const variants: Variant[] = []
  const made: string[] = []
  try {
    for (const { crop, width, height, formats, draw } of cuts) {
      const { data, info } = await draw().raw().toBuffer({ resolveWithObject: true })
      const raw = { width: info.width, height: info.height, channels: info.channels }
      for (const format of formats) {
        const bytes = await encode(sharp(data, { raw }), { format, webp, ...raw }).toBuffer()
        const file = `${name}-${crop}-${width}-${hashOf(bytes)}.${format}`
        made.push(file)
        await writeFile(join(folder, file), bytes)
        variants.push({ crop, format, width, height, url: `/media/${file}` })
      }
    }
    return variants
  } catch (error) {
    await removeFiles(made, folder)
    throw error
  }
}

/** Deletes the files of variants that were not stored. */
export async function removeVariants(variants: readonly Variant[], folder: string): Promise<void> {
  const files = variants.map(({ url }) => url.slice('/media/'.length))
  await removeFiles(files, folder)
}

/** The largest variant in a format that every browser supports; its URL is that of the image. */
export function largestOf(variants: readonly Variant[]): Variant {
  return variants
    .filter(({ format }) => format === 'jpg')
    .reduce((one, other) => (other.width > one.width ? other : one))
}

async function removeFiles(files: readonly string[], folder: string): Promise<void> {
  for (const file of files) await rm(join(folder, file), { force: true })
}

type Encoding = { format: Format; webp: WebpOptions; width: number; height: number }

function encode(picture: Sharp, { format, webp, width, height }: Encoding): Sharp {
  switch (format) {
    case 'avif':
      // For large images more effort takes much longer and saves little.
      return picture.avif({ effort: width * height > 500_000 ? 1 : 2, quality: 60 })
    case 'webp':
      return picture.webp(webp)
    case 'jpg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 84 })
  }
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 12)
}
