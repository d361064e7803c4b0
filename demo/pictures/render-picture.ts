import { imageCrops, sizesOf } from '@foyer/schema/shapes/images.ts'
import sharp from 'sharp'
import {
  writeVariants,
  type VariantSpec,
  type Variant,
} from '@foyer/backend/src/features/media/write-variants.ts'

export type Crop = keyof typeof imageCrops

export type Drawing = {
  /** The readable prefix of file names. */
  name: string
  /** The drawing for a crop as an SVG document of any size in its proportions. */
  svg: (crop: Crop) => string
  /** The largest scale that it is rendered in: what is never shown large need not be. */
  maxScale: number
}

/** Renders every crop of a drawing in its scales and formats into the folder, with files named by their content. */
export async function renderPicture(
  { name, svg, maxScale }: Drawing,
  folder: string,
): Promise<Variant[]> {
  const crops = Object.keys(imageCrops) as Crop[]
  const cuts = crops.flatMap((crop) =>
    sizesOf(crop)
      .filter(({ scale }) => scale <= maxScale)
      .map(({ scale, width, height, formats }): VariantSpec => {
        const draw = () => rasterise(svg(crop), { scale, width, height })
        return { crop, width, height, formats, draw }
      }),
  )
  // Flat colours: lossless WebP is smaller than lossy here, and faster to encode.
  return writeVariants({ name, cuts, webp: { lossless: true, effort: 2 } }, folder)
}

/** Dots per inch at which a drawing is as large as its crop. */
const ownDensity = 72

type Size = { scale: number; width: number; height: number }

function rasterise(svg: string, { scale, width, height }: Size) {
  return sharp(Buffer.from(svg), { density: ownDensity * Math.max(scale, 2) })
    .resize(width, height, { fit: 'fill' })
    .removeAlpha()
}
