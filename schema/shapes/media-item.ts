import { z } from 'zod'
import { picture } from './images.ts'
import { Address, ContentLocale, idOf, OffsetDateTime, OptionalText } from './scalars.ts'

/** Texts by which the library sorts its items; also the values of its filter. */
export const MediaType = z.enum(['image', 'video', 'audio', 'document']).meta({
  id: 'MediaType',
  title: 'MediaType',
  'x-enum-descriptions': {
    image: 'A picture.',
    video: 'A video.',
    audio: 'An audio file.',
    document: 'A PDF document.',
  },
  description: 'What an item of the media library is.',
})

/** Maximum lengths of what editors write about an item, in characters. */
export const mediaTextLimits = { alt: 300, credit: 300, tag: 40, tags: 20, name: 200 } as const

const LanguageTexts = z
  .object({
    de: OptionalText.describe('German; may be empty.'),
    en: OptionalText.describe('English; may be empty: visitors get the German text then.'),
  })
  .meta({
    id: 'LanguageTexts',
    title: 'LanguageTexts',
    description: 'A text in each language of the site, as editors wrote it.',
  })

/** An uploaded video, audio file or document. */
export const MediaFile = z
  .object({
    id: idOf('file'),
    url: Address.describe('Address of the file; e.g. "/media/beispiel.mp4".'),
    mime_type: z.string().describe('MIME type; e.g. "video/mp4".'),
    name: z.string().describe('Name that the file had when it was uploaded; e.g. "trailer.mp4".'),
    bytes: z.int().describe('Size in bytes; e.g. 1200000.'),
  })
  .meta({
    id: 'MediaFile',
    title: 'MediaFile',
    description: 'An uploaded video, audio file or document.',
  })

export const MediaItem = z
  .object({
    id: idOf('media item'),
    type: MediaType,
    name: z.string().describe('Name of the file when it was uploaded; e.g. "hof.jpg".'),
    mime_type: z
      .string()
      .nullable()
      .describe('MIME type of the uploaded file; e.g. "image/jpeg". Null if it is not known.'),
    bytes: z
      .int()
      .nullable()
      .describe('Size of the uploaded file in bytes; null if it is not known.'),
    revision: z.int().describe('Number of changes by editors; increases with every change.'),
    tags: z.array(z.string()).describe('Tags by which editors sort the library; may be empty.'),
    uploaded_at: OffsetDateTime.describe('When the item was added.'),
    uploaded_by: z
      .string()
      .nullable()
      .describe('Name of the editor who uploaded it; null if it was imported.'),
    texts: z
      .object({
        alt: LanguageTexts.describe('Alternative text of a picture.'),
        credit: LanguageTexts.describe('Photographer or copyright holder to credit.'),
      })
      .meta({
        id: 'MediaTexts',
        title: 'MediaTexts',
        description: 'What visitors are told about an item, by language.',
      })
      .describe('What visitors are told about it.'),
    is_decorative: z
      .boolean()
      .describe('Whether the picture only decorates: screen readers skip it wherever it is shown.'),
    ...picture,
    file: MediaFile.nullable().describe('The file; null if the item is a picture.'),
  })
  .meta({ id: 'MediaItem', title: 'MediaItem', description: 'An item of the media library.' })

export const MediaTag = z
  .object({
    name: z.string().describe('The tag; e.g. "Plakate".'),
    item_count: z.int().describe('How many items have it.'),
  })
  .meta({ id: 'MediaTag', title: 'MediaTag', description: 'A tag of the media library.' })

export const MediaHolder = z
  .enum(['page', 'article', 'event', 'production', 'series', 'venue', 'person', 'teaser', 'other'])
  .meta({
    id: 'MediaHolder',
    title: 'MediaHolder',
    'x-enum-descriptions': {
      page: 'A page.',
      article: 'An article of the magazine.',
      event: 'An event.',
      production: 'A production.',
      series: 'A series.',
      venue: 'A venue.',
      person: 'A person.',
      teaser: 'A promotion in the programme.',
      other: 'A container of modules that belongs to none of these.',
    },
    description: 'What shows an item of the media library.',
  })

export const MediaUse = z
  .object({
    holder: MediaHolder,
    title: z.string().describe('Title of what shows it; e.g. "Service".'),
    slug: z
      .string()
      .nullable()
      .describe('Slug of the container whose document is edited; null if there is none.'),
    locale: ContentLocale.nullable().describe(
      'Language in which it is shown there; null for all of them.',
    ),
    module: z
      .string()
      .nullable()
      .describe('UUID of the module in the document; null if it is no module.'),
    kind: z.string().nullable().describe('Kind of the module; null if it is none.'),
    field: z.string().describe('Path of the field; e.g. "image" or "og_image".'),
    is_published: z.boolean().describe('Whether visitors see it there.'),
    in_draft: z.boolean().describe('Whether the draft shows it there.'),
  })
  .meta({
    id: 'MediaUse',
    title: 'MediaUse',
    description: 'A place that shows an item of the media library.',
  })
