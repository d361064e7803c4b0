import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { imageFormats } from '@foyer/schema/rest/images.ts'
import { imageCrops } from '@foyer/schema/rest/images.ts'
import sharp, { type Sharp } from 'sharp'
import type { ImageWrite } from '#features/media/image-write-store.ts'

type Crop = keyof typeof imageCrops
type Format = (typeof imageFormats)[number]
type Variant = ImageWrite['variants'][number]

export type Drawing = {
  /** Readable beginning of the file names. */
  name: string
  /** The drawing for a crop as an SVG document of any size in its proportions. */
  svg: (crop: Crop) => string
}

// Flat colours: lossless WebP is smaller than lossy here, and quicker to make.
const encode: Record<Format, (picture: Sharp, effort: number) => Sharp> = {
  avif: (picture, effort) => picture.avif({ effort, quality: 60 }),
  webp: (picture) => picture.webp({ lossless: true, effort: 2 }),
  jpg: (picture) => picture.jpeg({ quality: 84 }),
}

/** The larger a picture, the longer effort takes and the less it saves. */
function avifEffort({ width, height }: { width: number; height: number }): number {
  return width * height > 500_000 ? 1 : 2
}

/** Makes every crop of a drawing in its scales and formats and writes the files into the folder, named by their content. */
export async function renderPicture(drawing: Drawing, folder: string): Promise<Variant[]> {
  const variants: Variant[] = []
  for (const crop of Object.keys(imageCrops) as Crop[]) {
    const { scales, formats, ...size } = imageCrops[crop]
    for (const scale of scales) {
      const width = size.width * scale
      const height = size.height * scale
      const { data, info } = await rasterise(drawing.svg(crop), width, height)
      const raw = { width: info.width, height: info.height, channels: info.channels }
      for (const format of formats) {
        const bytes = await encode[format](
          sharp(data, { raw }),
          avifEffort({ width, height }),
        ).toBuffer()
        const url = await store(bytes, { folder, name: `${drawing.name}-${crop}-${width}`, format })
        variants.push({ crop, format, width, height, url })
      }
    }
  }
  return variants
}

function rasterise(svg: string, width: number, height: number) {
  return sharp(Buffer.from(svg), { density: 144 })
    .resize(width, height, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
}

type File = { folder: string; name: string; format: Format }

async function store(bytes: Buffer, { folder, name, format }: File): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  const file = `${name}-${hash}.${format}`
  await writeFile(join(folder, file), bytes)
  return `/media/${file}`
}
