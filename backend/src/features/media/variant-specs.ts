import { imageCrops, imageFormats, sizesOf } from '@foyer/schema/shapes/images.ts'
import sharp, { type Sharp } from 'sharp'
import type { VariantSpec } from './write-variants.ts'

/** Widths of the uncropped variants, up to the width of the image. */
const originalWidths = [480, 960, 1440, 2400] as const

type Size = { width: number; height: number }

/** A point of a picture as fractions of its width and height. */
export type Point = { x: number; y: number }

/**
 * The variants of a photograph: each crop around its focal point or, without one, its point of attention, and uncropped widths. Larger scales only if
 * the image is large enough.
 */
export function variantSpecs(
  open: () => Sharp,
  { focalPoint, ...size }: Size & { focalPoint?: Point | undefined },
): VariantSpec[] {
  const crops = Object.keys(imageCrops) as (keyof typeof imageCrops)[]
  const cropped = crops.flatMap((crop) =>
    sizesOf(crop)
      .filter((cut) => cut.scale === 1 || fits(cut, size))
      .map(({ width, height, formats }): VariantSpec => {
        const draw = () =>
          focalPoint
            ? cropAround(open(), { whole: size, part: { width, height }, focalPoint })
            : open().resize(width, height, { fit: 'cover', position: sharp.strategy.attention })
        return { crop, width, height, formats, draw }
      }),
  )
  return [...cropped, ...wholeCuts(open, size)]
}

type Crop = { whole: Size; part: Size; focalPoint: Point }

/** The largest part with the proportions of a crop that has the point as near to its centre as the edges allow. */
function cropAround(picture: Sharp, { whole, part, focalPoint }: Crop): Sharp {
  const scale = Math.min(whole.width / part.width, whole.height / part.height)
  const width = Math.max(1, Math.min(whole.width, Math.round(part.width * scale)))
  const height = Math.max(1, Math.min(whole.height, Math.round(part.height * scale)))
  const left = startOf(focalPoint.x * whole.width, width, whole.width)
  const top = startOf(focalPoint.y * whole.height, height, whole.height)
  return picture
    .extract({ left, top, width, height })
    .resize(part.width, part.height, { fit: 'fill' })
}

function startOf(centre: number, length: number, whole: number): number {
  return Math.max(0, Math.min(whole - length, Math.round(centre - length / 2)))
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
