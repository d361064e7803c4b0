import { z } from 'zod'
import { EventDate } from './event.ts'
import { picture } from './images.ts'
import { Genre } from './options.ts'
import { Slug, idOf, OptionalText } from './scalars.ts'

/** A production as a highlight shows it. */
export const HighlightTeaser = z
  .object({
    id: idOf('production'),
    slug: Slug,
    title: z.string().describe('Title of the production.'),
    preline: OptionalText.describe('Line above the title; may be empty.'),
    subtitle: OptionalText.describe('Line below the title; may be empty.'),
    genre: Genre.nullable().describe('Genre, such as opera or drama; null if it is not set.'),
    next: EventDate.describe('Next event of the production, to which the teaser links.'),
    ...picture,
  })
  .meta({
    id: 'HighlightTeaser',
    title: 'HighlightTeaser',
    description: 'A teaser of a production with its picture and next event.',
  })
