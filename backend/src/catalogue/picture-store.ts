import type { ImageObject, ImageVariant } from '@foyer/schema/shapes/images.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { asc, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import { textIn } from '#database/localized.ts'
import { image, imageVariant } from '#database/tables/media.ts'

export type Picture = {
  image_obj: z.output<typeof ImageObject> | null
  image_thumbnails: z.output<typeof ImageVariant>[]
}

export const noPicture: Picture = { image_obj: null, image_thumbnails: [] }

/** Browsers take the first format that they support, so the smallest comes first. */
const formatPreference = sql`case ${imageVariant.format} when 'avif' then 1 when 'webp' then 2 else 3 end`

/** Images with their variants, by id. */
export async function findPictures(
  queries: Queries,
  { ids, locale }: { ids: Iterable<number | null>; locale: Locale },
): Promise<Map<number, Picture>> {
  const known = [...new Set(ids)].filter((id) => id !== null)
  if (known.length === 0) return new Map()
  const [images, variants] = await Promise.all([
    queries.select().from(image).where(inArray(image.id, known)),
    queries
      .select()
      .from(imageVariant)
      .where(inArray(imageVariant.imageId, known))
      .orderBy(
        asc(imageVariant.imageId),
        asc(imageVariant.crop),
        asc(imageVariant.width),
        formatPreference,
      ),
  ])
  const pictures = new Map<number, Picture>()
  for (const row of images)
    pictures.set(row.id, { image_obj: imageOf(row, locale), image_thumbnails: [] })
  for (const { imageId, ...thumbnail } of variants) {
    pictures.get(imageId)?.image_thumbnails.push(thumbnail)
  }
  return pictures
}

function imageOf(row: typeof image.$inferSelect, locale: Locale): z.output<typeof ImageObject> {
  const { id, url, color, width, height, focalX, focalY } = row
  return {
    id,
    url,
    alt: row.isDecorative ? '' : textIn(locale, row.alt),
    credit: textIn(locale, row.credit),
    color,
    width,
    height,
    focal_point: focalX === null || focalY === null ? null : { x: focalX, y: focalY },
  }
}
