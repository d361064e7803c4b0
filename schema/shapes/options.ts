import { z } from 'zod'
import {
  ExhibitionTypeKey,
  Id,
  LocalDate,
  Slug,
  idOf,
  OptionalHtml,
  OptionalText,
} from './scalars.ts'

const option = (entity: string) => ({
  id: idOf(entity),
  name: z.string().describe('Name in the language of the response.'),
  show_in_filter: z.boolean().describe('Whether the filter bar offers it as an option.'),
})

export const Room = z
  .object({
    ...option('room'),
    seats: z.int().describe('Number of seats; e.g. 620.'),
    venue_id: Id.describe('Number of the venue that the room belongs to; e.g. 1.'),
  })
  .meta({ id: 'Room', title: 'Room', description: 'A stage or hall of a venue.' })

export const ExhibitionType = z
  .object({
    id: ExhibitionTypeKey,
    number: Id.describe('Number of the exhibition type; e.g. 2.'),
    name: z.string().describe('Name in the language of the response.'),
  })
  .meta({
    id: 'ExhibitionType',
    title: 'ExhibitionType',
    description: 'A kind of event, such as performance, premiere or tour.',
  })

export const EventTag = z.object(option('tag')).meta({
  id: 'EventTag',
  title: 'EventTag',
  description: 'A tag that events share, such as "barrier-free".',
})

export const Genre = z
  .object({
    ...option('genre'),
    slug: Slug,
    style_name: OptionalText.describe(
      'Name of the palette that marks the genre on the site; e.g. "amber". May be empty.',
    ),
  })
  .meta({ id: 'Genre', title: 'Genre', description: 'A genre, such as opera, drama or dance.' })

export const LocalizedSlug = z
  .object({
    de: Slug.describe('Slug in German; e.g. "grosses-haus".'),
    en: Slug.describe('Slug in English; e.g. "main-stage".'),
  })
  .meta({
    id: 'LocalizedSlug',
    title: 'LocalizedSlug',
    description: 'The slug in each language of the site.',
  })

export const Series = z
  .object({
    ...option('series'),
    slug: Slug,
    slugs: LocalizedSlug,
    description: OptionalHtml.describe('HTML about the series; may be empty.'),
  })
  .meta({
    id: 'Series',
    title: 'Series',
    description: 'A subscription, or a series of related events.',
  })

export const Season = z
  .object({
    id: idOf('season'),
    name: z.string().describe('Name of the season; e.g. "2026/27".'),
    first_day: LocalDate.describe('First day of the season.'),
  })
  .meta({ id: 'Season', title: 'Season', description: 'A season of the theatre; e.g. "2026/27".' })
