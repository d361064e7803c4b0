import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { Venue } from '@foyer/schema/shapes/venue.ts'
import { asc, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import { inAllLocales, textIn } from '#database/localized.ts'
import { htmlIn } from '#http/html-in.ts'
import { room, venue } from '#database/tables/places.ts'
import { roomResponse } from './option-shapes.ts'

/** All venues with their rooms, or those with the given ids. */
export async function listVenues(
  queries: Queries,
  { ids, locale }: { ids: number[] | undefined; locale: Locale },
): Promise<z.output<typeof Venue>[]> {
  const [venues, rooms] = await Promise.all([
    queries
      .select()
      .from(venue)
      .where(ids && inArray(venue.id, ids))
      .orderBy(asc(venue.position), asc(venue.id)),
    queries
      .select()
      .from(room)
      .where(ids && inArray(room.venueId, ids))
      .orderBy(asc(room.position), asc(room.id)),
  ])
  return venues.map((row) => ({
    id: row.id,
    slug: textIn(locale, row.slug),
    slugs: inAllLocales(row.slug),
    name: textIn(locale, row.name),
    city: row.city,
    street: row.street,
    postcode: row.postcode,
    description: htmlIn(locale, row.description),
    directions: htmlIn(locale, row.directions),
    accessibility: htmlIn(locale, row.accessibility),
    latitude: row.latitude,
    longitude: row.longitude,
    rooms: rooms
      .filter(({ venueId }) => venueId === row.id)
      .map((room) => roomResponse(room, locale)),
  }))
}
