import { ImageCrop, imageFormats } from '@foyer/schema/shapes/images.ts'
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { localized } from '#database/localized.ts'
import { oneOf } from '#database/one-of.ts'

/** An image with its metadata. `key` is stable over repeated imports. */
export const image = pgTable('image', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  key: text().unique(),
  /** URL of the largest variant, below /media/. */
  url: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  alt: localized().notNull(),
  credit: text().notNull().default(''),
  color: text().notNull(),
})

/** A file of an image in one crop, format and width. */
export const imageVariant = pgTable(
  'image_variant',
  {
    imageId: integer()
      .notNull()
      .references(() => image.id, { onDelete: 'cascade' }),
    crop: text().$type<z.output<typeof ImageCrop>>().notNull(),
    format: text().$type<(typeof imageFormats)[number]>().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    url: text().notNull(),
  },
  (variant) => [
    primaryKey({ columns: [variant.imageId, variant.crop, variant.format, variant.width] }),
    oneOf('image_variant_crop_is_known', 'crop', ImageCrop.options),
    oneOf('image_variant_format_is_known', 'format', imageFormats),
  ],
)
