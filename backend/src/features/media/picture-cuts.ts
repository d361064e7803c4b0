import { imageCrops, imageFormats } from '@foyer/schema/shapes/images.ts'
import sharp, { type Sharp } from 'sharp'
import type { Cut } from './write-variants.ts'

/** Widths of the uncropped versions, as far as the picture has the pixels. */
const originalWidths = [480, 960, 1440, 2400] as const

type Size = { width: number; height: number }

/**
 * How a photograph is cut: into each crop, around what draws the eye, and whole. Twice the size only where the picture is large
 * enough.
 */
export function pictureCuts(open: () => Sharp, size: Size): Cut[] {
  const crops = Object.keys(imageCrops) as (keyof typeof imageCrops)[]
  const cropped = crops.flatMap((crop) => {
    const { scales, formats, ...once } = imageCrops[crop]
    return scales
      .map((scale) => ({ scale, width: once.width * scale, height: once.height * scale }))
      .filter((cut) => cut.scale === 1 || fits(cut, size))
      .map(({ width, height }): Cut => {
        const position = sharp.strategy.attention
        const draw = () => open().resize(width, height, { fit: 'cover', position })
        return { crop, width, height, formats, draw }
      })
  })
  return [...cropped, ...wholeCuts(open, size)]
}

function wholeCuts(open: () => Sharp, size: Size): Cut[] {
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
