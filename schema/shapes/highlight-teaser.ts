import { z } from 'zod'
import { EventDate } from './event.ts'
import { picture } from './images.ts'
import { Genre } from './options.ts'
import { Id, Slug } from './scalars.ts'

/** A production as highlights show it. */
export const HighlightTeaser = z
  .object({
    id: Id,
    slug: Slug,
    title: z.string().describe('Title.'),
    preline: z.string().describe('Line above the title; may be empty.'),
    subtitle: z.string().describe('Line below the title; may be empty.'),
    genre: Genre.nullable().describe('Opera, drama, dance …'),
    next: EventDate.describe('Its next date, where it leads to.'),
    ...picture,
  })
  .meta({
    id: 'HighlightTeaser',
    title: 'HighlightTeaser',
    description: 'A production with its picture and next date.',
  })
