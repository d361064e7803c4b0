import { z } from 'zod'
import { Id } from './scalars.ts'

export const imageFormats = ['avif', 'webp', 'jpg'] as const

/** Sizes and formats for pages; also made twice as large, for dense screens. */
const onPages = { scales: [1, 2], formats: imageFormats } as const

/**
 * What is made of every picture at upload: crops in pixels [9], their scales and formats. `square` is ours, for lists;
 * `social` is for other sites that show a shared link, which know only one size and not all formats.
 * Uploaded pictures are also kept whole, as `original`.
 */
export const imageCrops = {
  vertical: { width: 400, height: 500, ...onPages },
  horizontal: { width: 1240, height: 700, ...onPages },
  square: { width: 240, height: 240, ...onPages },
  social: { width: 1200, height: 630, scales: [1], formats: ['jpg'] },
} as const

export const ImageCrop = z.enum(['vertical', 'horizontal', 'square', 'social', 'original']).meta({
  id: 'ImageCrop',
  title: 'ImageCrop',
  description: 'How a picture is cut: 4:5, wide, square, for shared links, or not at all.',
})

export const ImageFormat = z
  .enum(imageFormats)
  .meta({ id: 'ImageFormat', title: 'ImageFormat', description: 'File format of a picture.' })

export const FocalPoint = z
  .object({
    x: z.number().describe('From the left edge, as a share of the width: 0 to 1.'),
    y: z.number().describe('From the upper edge, as a share of the height: 0 to 1.'),
  })
  .meta({
    id: 'FocalPoint',
    title: 'FocalPoint',
    description: 'The point of a picture that has to stay in view when it is cut.',
  })

export const ImageObject = z
  .object({
    id: Id,
    url: z.string().describe('Address of the largest version, below /media/.'),
    alt: z.string().describe('What the picture shows, in the language of the answer.'),
    credit: z.string().describe('Whom to name beside the picture; may be empty.'),
    color: z.string().describe('Ground colour, as #d6231f: shown until the picture is there.'),
    width: z.int().describe('Width of the largest version, in pixels.'),
    height: z.int().describe('Height of the largest version, in pixels.'),
    focal_point: FocalPoint.nullable()
      .optional()
      .describe('What has to stay in view when it is cut; null where nobody has chosen it.'),
  })
  .meta({
    id: 'ImageObject',
    title: 'ImageObject',
    description: 'A picture with what is said about it.',
  })

export const ImageVariant = z
  .object({
    crop: ImageCrop,
    format: ImageFormat,
    width: z.int().describe('In pixels.'),
    height: z.int().describe('In pixels.'),
    url: z.string().describe('Address below /media/.'),
  })
  .meta({
    id: 'ImageVariant',
    title: 'ImageVariant',
    description: 'One ready-made version of a picture.',
  })

export const Image = z
  .object({
    ...ImageObject.shape,
    image_thumbnails: z
      .array(ImageVariant)
      .describe('Ready-made versions, by crop, format and width.'),
  })
  .meta({
    id: 'Image',
    title: 'Image',
    description: 'A picture with its description, credit and ready-made versions.',
  })

/** The pair of fields by which everything that has a picture carries it [3]. */
export const picture = {
  image_obj: ImageObject.nullable().describe('The picture; null where there is none.'),
  image_thumbnails: z
    .array(ImageVariant)
    .describe('Ready-made versions, by crop, format and width.'),
}
