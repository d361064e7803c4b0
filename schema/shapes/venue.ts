import { z } from 'zod'
import { LocalizedSlug, Room } from './options.ts'
import { Slug, idOf, OptionalHtml } from './scalars.ts'

/** A venue as others embed it. A subset of the fields of `Venue`. */
export const VenueSummary = z
  .object({
    id: idOf('venue'),
    slug: Slug,
    name: z.string().describe('Name of the venue; e.g. "Stadttheater".'),
    city: z.string().describe('Town; e.g. "Ennsfelden".'),
  })
  .meta({
    id: 'VenueSummary',
    title: 'VenueSummary',
    description: 'A venue with its name and town only.',
  })

export const Venue = z
  .object({
    ...VenueSummary.shape,
    slugs: LocalizedSlug,
    street: z.string().describe('Street and house number; e.g. "Theaterplatz 1".'),
    postcode: z.string().describe('Postcode; e.g. "4459".'),
    description: OptionalHtml.describe('HTML about the venue; may be empty.'),
    directions: OptionalHtml.describe('HTML on how to get there; may be empty.'),
    accessibility: OptionalHtml.describe('HTML on accessibility; may be empty.'),
    latitude: z
      .number()
      .nullable()
      .describe('Latitude in decimal degrees (WGS 84); e.g. 48.2. Null if unknown.'),
    longitude: z
      .number()
      .nullable()
      .describe('Longitude in decimal degrees (WGS 84); e.g. 14.5. Null if unknown.'),
    rooms: z.array(Room).describe('Stages and halls of the venue.'),
  })
  .meta({ id: 'Venue', title: 'Venue', description: 'A venue of events.' })
