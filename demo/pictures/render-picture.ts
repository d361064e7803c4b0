import { imageCrops } from '@foyer/schema/shapes/images.ts'
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
}

/** Renders every crop of a drawing in its scales and formats into the folder, with files named by their content. */
export async function renderPicture({ name, svg }: Drawing, folder: string): Promise<Variant[]> {
  const crops = Object.keys(imageCrops) as Crop[]
  const cuts = crops.flatMap((crop) => {
    const { scales, formats, ...size } = imageCrops[crop]
    return scales.map((scale): VariantSpec => {
      const width = size.width * scale
      const height = size.height * scale
      return { crop, width, height, formats, draw: () => rasterise(svg(crop), width, height) }
    })
  })
  // Flat colours: lossless WebP is smaller than lossy here, and faster to encode.
  return writeVariants({ name, cuts, webp: { lossless: true, effort: 2 } }, folder)
}

function rasterise(svg: string, width: number, height: number) {
  return sharp(Buffer.from(svg), { density: 144 })
    .resize(width, height, { fit: 'fill' })
    .removeAlpha()
}
