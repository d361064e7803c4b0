import { z } from 'zod'
import { Address, idOf, OptionalText } from './scalars.ts'

export const imageFormats = ['avif', 'webp', 'jpg'] as const

/** Scales and formats for pages; the double scale is for high-density screens. */
const onPages = { scales: [1, 2], formats: imageFormats } as const

/**
 * The renditions that are made of every uploaded picture: crops in pixels [9], their scales and formats. `square` is an addition for
 * lists; `social` is for other sites that preview a shared link, which expect one size and a common format. Uploaded pictures are also
 * stored uncropped, as `original`.
 */
export const imageCrops = {
  // Posters fill a phone of three device pixels and half of a wide window.
  vertical: { width: 400, height: 500, scales: [1, 2, 4], formats: imageFormats },
  horizontal: { width: 1240, height: 700, ...onPages },
  square: { width: 240, height: 240, ...onPages },
  social: { width: 1200, height: 630, scales: [1], formats: ['jpg'] },
} as const

/** Larger pictures are for screens of high density, whose browsers all read AVIF. */
const maxScaleOfOtherFormats = 2

/** The sizes of a crop in pixels, each with its formats. */
export function sizesOf(crop: keyof typeof imageCrops) {
  const { width, height, scales, formats } = imageCrops[crop]
  return scales.map((scale) => ({
    scale,
    width: width * scale,
    height: height * scale,
    formats:
      scale > maxScaleOfOtherFormats ? formats.filter((format) => format === 'avif') : formats,
  }))
}

export const ImageCrop = z.enum(['vertical', 'horizontal', 'square', 'social', 'original']).meta({
  id: 'ImageCrop',
  title: 'ImageCrop',
  'x-enum-descriptions': {
    vertical: 'Upright, 4:5.',
    horizontal: 'Wide, about 16:9.',
    square: 'Square.',
    social: '1200 × 630 pixels, for other sites that show a shared link.',
    original: 'Not cropped.',
  },
  description: 'How a picture is cropped: 4:5, wide, square, for shared links, or not at all.',
})

export const ImageFormat = z.enum(imageFormats).meta({
  id: 'ImageFormat',
  title: 'ImageFormat',
  'x-enum-descriptions': {
    avif: 'AV1 Image File Format, image/avif.',
    webp: 'WebP, image/webp.',
    jpg: 'JPEG, image/jpeg.',
  },
  description: 'File format of a picture.',
})

export const FocalPoint = z
  .object({
    x: z
      .number()
      .describe('Distance from the left edge as a fraction of the width, 0 to 1; e.g. 0.5.'),
    y: z
      .number()
      .describe('Distance from the upper edge as a fraction of the height, 0 to 1; e.g. 0.5.'),
  })
  .meta({
    id: 'FocalPoint',
    title: 'FocalPoint',
    description: 'The point of a picture that stays in view when it is cropped.',
  })

export const ImageObject = z
  .object({
    id: idOf('picture'),
    url: Address.describe('Address of the largest version; e.g. "/media/beispiel-1240.jpg".'),
    alt: z
      .string()
      .describe(
        'Alternative text: what the picture shows, in the language of the response; may be empty.',
      ),
    credit: OptionalText.describe('Copyright holder or photographer to credit; may be empty.'),
    color: z
      .string()
      .describe(
        'Dominant colour as a hexadecimal RGB value, shown while the picture loads; e.g. "#d6231f".',
      ),
    width: z.int().describe('Width of the largest version in pixels; e.g. 1240.'),
    height: z.int().describe('Height of the largest version in pixels; e.g. 700.'),
    focal_point: FocalPoint.nullable()
      .optional()
      .describe('Point that stays in view when the picture is cropped; null if none is set.'),
  })
  .meta({
    id: 'ImageObject',
    title: 'ImageObject',
    description: 'A picture with its alternative text and credit.',
  })

export const ImageVariant = z
  .object({
    crop: ImageCrop,
    format: ImageFormat,
    width: z.int().describe('Width in pixels; e.g. 1240.'),
    height: z.int().describe('Height in pixels; e.g. 700.'),
    url: Address.describe('Address of the file; e.g. "/media/beispiel-square.avif".'),
  })
  .meta({
    id: 'ImageVariant',
    title: 'ImageVariant',
    description: 'A rendition of a picture in one crop, format and width.',
  })

export const Image = z
  .object({
    ...ImageObject.shape,
    image_thumbnails: z
      .array(ImageVariant)
      .describe(
        'Renditions of the picture, sorted by crop, format and width; empty if there is no picture.',
      ),
  })
  .meta({
    id: 'Image',
    title: 'Image',
    description: 'A picture with its alternative text, credit and renditions.',
  })

/** The two fields of everything that has a picture [3]. */
export const picture = {
  image_obj: ImageObject.nullable().describe('The picture; null if there is none.'),
  image_thumbnails: z
    .array(ImageVariant)
    .describe(
      'Renditions of the picture, sorted by crop, format and width; empty if there is no picture.',
    ),
}
