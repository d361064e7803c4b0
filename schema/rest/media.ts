import { z } from 'zod'
import { FocalPoint } from '@foyer/schema/shapes/images.ts'
import {
  MediaItem,
  MediaTag,
  mediaTextLimits,
  MediaType,
  MediaUse,
} from '@foyer/schema/shapes/media-item.ts'
import { pageNumber, pageSize, paged, pageSizes } from '@foyer/schema/shapes/paging.ts'
import { idOf, Locale, UploadId } from '@foyer/schema/shapes/scalars.ts'
import type { RestSource } from './operation.ts'
import { Problem } from './problems.ts'

export const MediaItemList = paged('MediaItemList', MediaItem)

const item = {
  extension: {},
  access: 'editor',
  object: 'any',
  path: '/{locale}/pageeditor-api/media-items/{id}',
  pathParameters: { locale: Locale, id: idOf('media item') },
} as const

const fraction = z.number().min(0).max(1)

const tag = z.string().trim().min(1).max(mediaTextLimits.tag)

function textsOf(max: number, name: string, description: string) {
  return z
    .object({
      de: z.string().trim().max(max).optional().describe('German; unchanged if omitted.'),
      en: z.string().trim().max(max).optional().describe('English; unchanged if omitted.'),
    })
    .meta({ id: name, title: name, description })
    .optional()
    .describe(`${description} Unchanged if omitted.`)
}

export const MediaItemChange = z
  .object({
    revision: z
      .int()
      .nullish()
      .describe('Revision that the caller has seen; no conflicts are detected if omitted.'),
    name: z
      .string()
      .trim()
      .min(1)
      .max(mediaTextLimits.name)
      .optional()
      .describe('Name in the library; unchanged if omitted.'),
    alt: textsOf(mediaTextLimits.alt, 'AltTextsWrite', 'Alternative text of a picture.'),
    credit: textsOf(mediaTextLimits.credit, 'CreditTextsWrite', 'Whom to credit.'),
    is_decorative: z
      .boolean()
      .optional()
      .describe('Whether the picture only decorates; unchanged if omitted.'),
    focal_point: z
      .object({
        x: fraction.describe(FocalPoint.shape.x.description!),
        y: fraction.describe(FocalPoint.shape.y.description!),
      })
      .meta({
        id: 'FocalPointWrite',
        title: 'FocalPointWrite',
        description: 'The point of a picture that stays in view when it is cropped.',
      })
      .nullable()
      .optional()
      .describe(
        'The point that stays in view; null leaves that to the origin. Unchanged if omitted.',
      ),
    tags: z
      .array(tag)
      .max(mediaTextLimits.tags)
      .optional()
      .describe('All tags of the item; unchanged if omitted.'),
  })
  .meta({
    id: 'MediaItemChange',
    title: 'MediaItemChange',
    description: 'Changes of an item of the media library.',
  })

export const MediaInUse = z
  .object({
    ...Problem.shape,
    uses: z.array(MediaUse).describe('The places that show it.'),
  })
  .meta({
    id: 'MediaInUse',
    title: 'MediaInUse',
    description: 'An item cannot be deleted as long as something shows it.',
  })

export const MediaConflict = z
  .object({ ...Problem.shape, item: MediaItem.describe('The item as it is stored now.') })
  .meta({
    id: 'MediaConflict',
    title: 'MediaConflict',
    description: 'Somebody else has changed the item in the meantime. Nothing was changed.',
  })

export const MediaUpload = z
  .object({
    upload: UploadId,
    state: z.enum(['receiving', 'processing', 'done', 'failed']).meta({
      id: 'MediaUploadState',
      title: 'MediaUploadState',
      'x-enum-descriptions': {
        receiving: 'Bytes are missing.',
        processing: 'All bytes have arrived; versions are made.',
        done: 'It is an item of the library.',
        failed: 'It cannot be used.',
      },
      description: 'How far an upload is.',
    }),
    bytes: z.int().describe('Size of the file; e.g. 1200000.'),
    received_bytes: z.int().describe('How many of them have arrived; e.g. 600000.'),
    problem: z.string().nullable().describe('Why it failed, for people; null unless it has.'),
    item: MediaItem.nullable().describe('What it has become; null until then.'),
  })
  .meta({ id: 'MediaUpload', title: 'MediaUpload', description: 'An upload in parts.' })

/** The media library of editors. Uploads are described in `schema/media-upload.ts`. */
export const media = {
  name: 'media',
  description: 'The media library: pictures, films, recordings and documents.',
  operations: {
    mediaItems: {
      operationId: 'mediaItems',
      extension: {},
      access: 'editor',
      object: 'any',
      method: 'GET',
      path: '/{locale}/pageeditor-api/media-items',
      summary: 'List the media library',
      description: 'Items of the media library, the newest first.',
      pathParameters: { locale: Locale },
      query: {
        query: z
          .string()
          .max(200)
          .optional()
          .describe('Words in name, texts or tags, in any spelling of umlauts.'),
        type: MediaType.optional().describe('Only items of this type.'),
        tag: tag.optional().describe('Only items with this tag.'),
        image: idOf('picture').optional().describe('Only the item of this picture.'),
        file: idOf('file').optional().describe('Only the item of this file.'),
        page: pageNumber,
        page_size: pageSize,
      },
      pageSize: pageSizes.media,
      response: MediaItemList,
    },
    mediaItem: {
      ...item,
      operationId: 'mediaItem',
      method: 'GET',
      summary: 'Get an item of the media library',
      description: 'An item of the media library.',
      response: MediaItem,
    },
    mediaTags: {
      operationId: 'mediaTags',
      extension: {},
      access: 'editor',
      object: 'any',
      method: 'GET',
      path: '/{locale}/pageeditor-api/media-tags',
      summary: 'List the tags of the media library',
      description: 'The tags of the media library, by alphabet.',
      pathParameters: { locale: Locale },
      response: z.array(MediaTag),
    },
    mediaUses: {
      ...item,
      operationId: 'mediaUses',
      path: `${item.path}/uses`,
      method: 'GET',
      summary: 'List where an item is shown',
      description:
        'Where an item of the media library is shown: in modules, published and drafted, and by other things.',
      response: z.array(MediaUse),
    },
    mediaUpload: {
      operationId: 'mediaUpload',
      isInternal: true,
      extension: {},
      access: 'editor',
      object: 'any',
      method: 'GET',
      path: '/{locale}/pageeditor-api/media-uploads/{upload}',
      summary: 'Get an upload',
      description: 'How far an upload in parts is, and what it has become.',
      pathParameters: { locale: Locale, upload: UploadId },
      response: MediaUpload,
    },
    changeMediaItem: {
      ...item,
      operationId: 'changeMediaItem',
      method: 'PATCH',
      summary: 'Change an item of the media library',
      description:
        'Changes texts, tags or the focal point of an item. Visitors see the change wherever it is shown.',
      body: MediaItemChange,
      response: MediaItem,
      errors: { 409: MediaConflict },
    },
    deleteMediaItem: {
      ...item,
      operationId: 'deleteMediaItem',
      method: 'DELETE',
      summary: 'Delete an item of the media library',
      description: 'Deletes an item that is shown nowhere, and its files.',
      response: z
        .object({ id: idOf('media item') })
        .meta({ id: 'DeletedMedia', title: 'DeletedMedia', description: 'A deleted media item.' }),
      errors: { 409: MediaInUse },
    },
  },
} as const satisfies RestSource
