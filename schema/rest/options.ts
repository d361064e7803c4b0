import { z } from 'zod'
import { ExhibitionTypeKey, Html, Id, Slug } from './scalars.ts'

const option = {
  id: Id,
  name: z.string(),
  show_in_filter: z.boolean().describe('Whether the filter bar offers it.'),
}

export const Room = z
  .object({ ...option, seats: z.int(), venue_id: Id })
  .meta({ id: 'Room', title: 'Room', description: 'A stage or hall of a venue.' })

export const ExhibitionType = z
  .object({ id: ExhibitionTypeKey, number: Id, name: z.string() })
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

export const Series = z
  .object({ ...option, slug: Slug, slugs: z.lazy(() => LocalizedSlug), description: Html })
  .meta({
    id: 'Series',
    title: 'Series',
    description: 'A subscription or a row of events that belong together.',
  })

export const Season = z
  .object({ id: Id, name: z.string() })
  .meta({ id: 'Season', title: 'Season', description: 'A season of the theatre, as 2026/27.' })

export const LocalizedSlug = z
  .object({ de: Slug, en: Slug })
  .meta({ id: 'LocalizedSlug', title: 'LocalizedSlug', description: 'The slug in every language.' })
