import { z } from 'zod'
import { picture } from '@foyer/schema/shapes/images.ts'
import { linkedKinds } from '@foyer/schema/shapes/link-reference.ts'
import {
  Address,
  ContentLocale,
  Id,
  OffsetDateTime,
  OptionalText,
} from '@foyer/schema/shapes/scalars.ts'

/** Kinds of entities that fields refer to and links cannot, because they have no address of their own. */
const referredKinds = ['image', 'tag', 'genre', 'article-category'] as const

export const referenceKinds = [...linkedKinds, ...referredKinds] as const

export const ReferenceKind = z.enum(referenceKinds).meta({
  id: 'ReferenceKind',
  title: 'ReferenceKind',
  'x-enum-descriptions': {
    page: 'A page.',
    event: 'An event.',
    production: 'A production.',
    series: 'A series.',
    venue: 'A venue.',
    person: 'A person.',
    article: 'An article of the magazine.',
    form: 'A form.',
    file: 'A video, audio file or document.',
    image: 'A picture.',
    tag: 'A tag of events.',
    genre: 'A genre.',
    'article-category': 'A category of articles.',
  },
  description: 'Kind of what a field or a link refers to.',
})
export type ReferenceKind = z.infer<typeof ReferenceKind>

/** How many references one call may name or find. */
export const maxReferences = 100
export const maxFoundReferences = 30

const kinds = referenceKinds.join('|')

/** A reference as fields and links have it, without query and anchor: kind and number. */
export const referencePattern = new RegExp(`^(${kinds}):([1-9]\\d{0,8})$`)

export const ReferenceList = z
  .string()
  .regex(
    new RegExp(`^(${kinds}):[1-9]\\d{0,8}(,(${kinds}):[1-9]\\d{0,8}){0,${maxReferences - 1}}$`),
  )
  .meta({
    id: 'ReferenceList',
    title: 'ReferenceList',
    description: `Up to ${maxReferences} references, separated by commas; e.g. "page:12,image:4".`,
  })

export const ReferenceKindList = z
  .string()
  .regex(new RegExp(`^(${kinds})(,(${kinds})){0,${referenceKinds.length - 1}}$`))
  .meta({
    id: 'ReferenceKindList',
    title: 'ReferenceKindList',
    description: 'Kinds of references, separated by commas; e.g. "page,event".',
  })

export const Reference = z
  .object({
    reference: z
      .string()
      .describe('The reference as a link has it: kind and number; e.g. "page:12".'),
    kind: ReferenceKind,
    id: Id.describe('Number of what is referred to; e.g. 12.'),
    title: OptionalText.describe(
      'Title in the requested language, else in German; empty if it is gone.',
    ),
    detail: OptionalText.describe(
      'What tells it from others with the same title: the path of a page, the venue of an event, the MIME type of a file; may be empty.',
    ),
    starts_at: OffsetDateTime.nullable().describe('Start of an event; null for all else.'),
    url: Address.nullable().describe(
      'Current address in the requested language; null if visitors cannot open it.',
    ),
    locales: z
      .array(ContentLocale)
      .describe('Languages in which visitors get it; empty for what has no language.'),
    is_visible: z.boolean().describe('Whether visitors get it.'),
    is_gone: z.boolean().describe('Whether it does not exist or was deleted.'),
    ...picture,
  })
  .meta({
    id: 'ReferencedEntity',
    title: 'ReferencedEntity',
    description: 'What a field or a link refers to, as editors recognize it.',
  })
