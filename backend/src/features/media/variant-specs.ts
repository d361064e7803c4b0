import { imageCrops, imageFormats } from '@foyer/schema/shapes/images.ts'
import sharp, { type Sharp } from 'sharp'
import type { VariantSpec } from './write-variants.ts'

/** Widths of the uncropped variants, up to the width of the image. */
const originalWidths = [480, 960, 1440, 2400] as const

type Size = { width: number; height: number }

/**
 * The variants of a photograph: each crop around its point of attention, and uncropped widths. Scale 2 only if the image is large
 * enough.
 */
export function variantSpecs(open: () => Sharp, size: Size): VariantSpec[] {
  const crops = Object.keys(imageCrops) as (keyof typeof imageCrops)[]
  const cropped = crops.flatMap((crop) => {
    const { scales, formats, ...once } = imageCrops[crop]
    return scales
      .map((scale) => ({ scale, width: once.width * scale, height: once.height * scale }))
      .filter((cut) => cut.scale === 1 || fits(cut, size))
      .map(({ width, height }): VariantSpec => {
        const position = sharp.strategy.attention
        const draw = () => open().resize(width, height, { fit: 'cover', position })
        return { crop, width, height, formats, draw }
      })
  })
  return [...cropped, ...wholeCuts(open, size)]
}

function wholeCuts(open: () => Sharp, size: Size): VariantSpec[] {
  const largest = Math.min(size.width, originalWidths.at(-1)!)
  const widths = [...originalWidths.filter((width) => width < largest), largest]
  return widths.map((width) => {
    const height = Math.max(1, Math.round((size.height * width) / size.width))
    const draw = () => open().resize(width, height, { fit: 'fill' })
    return { crop: 'original', width, height, formats: imageFormats, draw }
  })
}

function fits(part: Size, whole: Size): boolean {
  return part.width <= whole.width && part.height <= whole.height
}
