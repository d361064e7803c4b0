import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { imageFormats } from '@foyer/schema/shapes/images.ts'
import sharp, { type Sharp, type WebpOptions } from 'sharp'
import type { ImageWrite } from './image-write-store.ts'

type Format = (typeof imageFormats)[number]
export type Variant = ImageWrite['variants'][number]
type Crop = Variant['crop']

/** A picture in one crop and size, ready to be encoded. */
export type Cut = {
  crop: Crop
  width: number
  height: number
  formats: readonly Format[]
  draw: () => Sharp
}

export type PictureSource = {
  /** Readable beginning of the file names. */
  name: string
  cuts: readonly Cut[]
  webp: WebpOptions
}

/**
 * Writes every cut of a picture in its formats into a folder, the files named by their content. When one of them fails,
 * none of those that it has made is left behind.
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

/** Removes the files of variants that nobody has come to know. */
export async function removeVariants(variants: readonly Variant[], folder: string): Promise<void> {
  const files = variants.map(({ url }) => url.slice('/media/'.length))
  await removeFiles(files, folder)
}

/** The largest version that every browser knows: the address of the picture itself. */
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
      // The larger a picture, the longer effort takes and the less it saves.
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
