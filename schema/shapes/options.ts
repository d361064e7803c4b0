import { z } from 'zod'
import { ExhibitionTypeKey, Html, Id, LocalDate, Slug } from './scalars.ts'

const option = {
  id: Id,
  name: z.string().describe('Name in the language of the answer.'),
  show_in_filter: z.boolean().describe('Whether the filter bar offers it.'),
}

export const Room = z
  .object({
    ...option,
    seats: z.int().describe('How many seats it has.'),
    venue_id: Id.describe('The venue it belongs to.'),
  })
  .meta({ id: 'Room', title: 'Room', description: 'A stage or hall of a venue.' })

export const ExhibitionType = z
  .object({
    id: ExhibitionTypeKey,
    number: Id,
    name: z.string().describe('Name in the language of the answer.'),
  })
  .meta({
    id: 'ExhibitionType',
    title: 'ExhibitionType',
    description: 'Kind of event: performance, premiere, tour … Known by its slug and by a number.',
  })

export const EventTag = z
  .object(option)
  .meta({ id: 'EventTag', title: 'EventTag', description: 'A label that events share.' })

export const Genre = z
  .object({ ...option, slug: Slug })
  .meta({ id: 'Genre', title: 'Genre', description: 'Opera, drama, dance …' })

export const LocalizedSlug = z
  .object({ de: Slug.describe('German slug.'), en: Slug.describe('English slug.') })
  .meta({ id: 'LocalizedSlug', title: 'LocalizedSlug', description: 'The slug in every language.' })

export const Series = z
  .object({
    ...option,
    slug: Slug,
    slugs: LocalizedSlug,
    description: Html.describe('What it is about.'),
  })
  .meta({
    id: 'Series',
    title: 'Series',
    description: 'A subscription or a row of events that belong together.',
  })

export const Season = z
  .object({
    id: Id,
    name: z.string().describe('As 2026/27.'),
    first_day: LocalDate.describe('The day with which it begins.'),
  })
  .meta({ id: 'Season', title: 'Season', description: 'A season of the theatre, as 2026/27.' })
