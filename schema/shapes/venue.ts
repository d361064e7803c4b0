import { z } from 'zod'
import { LocalizedSlug, Room } from './options.ts'
import { Html, Id, Slug } from './scalars.ts'

/** What lists say of a venue. A part of `Venue`, field by field. */
export const VenueSummary = z
  .object({
    id: Id,
    slug: Slug,
    name: z.string().describe('Name of the house.'),
    city: z.string().describe('Town.'),
  })
  .meta({ id: 'VenueSummary', title: 'VenueSummary', description: 'A venue, as lists name it.' })

export const Venue = z
  .object({
    ...VenueSummary.shape,
    slugs: LocalizedSlug,
    street: z.string().describe('Street and number.'),
    postcode: z.string().describe('Postcode.'),
    description: Html.describe('About the house.'),
    directions: Html.describe('How to get there.'),
    accessibility: Html.describe('What helps people with disabilities.'),
    latitude: z.number().nullable().describe('Degrees north.'),
    longitude: z.number().nullable().describe('Degrees east.'),
    rooms: z.array(Room).describe('Its stages and halls.'),
  })
  .meta({ id: 'Venue', title: 'Venue', description: 'A house or place where events happen.' })
