import { ImageCrop, imageFormats } from '@foyer/schema/shapes/images.ts'
import { boolean, doublePrecision, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
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
  credit: localized().notNull().default({ de: '' }),
  /** It has no alternative text wherever it is shown. */
  isDecorative: boolean().notNull().default(false),
  color: text().notNull(),
  /** The point that crops keep in view, as fractions of width and height; null if it is found by the picture itself. */
  focalX: doublePrecision(),
  focalY: doublePrecision(),
  /** Name of the uploaded file, and what it was. */
  name: text().notNull().default(''),
  mimeType: text(),
  bytes: integer(),
  /** The uploaded file in the folder `originals`, from which variants are made again; null if there is none. */
  original: text(),
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

/** A video, audio file or document as it was uploaded. Its name contains a hash of its content, so it is immutable. */
export const mediaFile = pgTable('media_file', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  key: text().unique(),
  url: text().notNull(),
  mimeType: text().notNull(),
  name: text().notNull(),
  bytes: integer().notNull(),
  credit: localized().notNull().default({ de: '' }),
})
