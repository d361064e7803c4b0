import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { eq, inArray } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { event } from '#database/tables/events.ts'
import { venue } from '#database/tables/places.ts'
import { production } from '#database/tables/productions.ts'
import { findPictures } from '#catalogue/picture-store.ts'

/** What box office and tickets show of an event beside its title and date. */
export type EventPoster = {
  /** Street, postcode and town of the venue. */
  address: string
  /** The poster, 4:5, on the site itself; undefined if there is none. */
  image: { url: string; width: number; height: number } | undefined
  /** The poster's ground as `#rrggbb`; undefined if there is no poster or its colour is not known. */
  color: string | undefined
}

export type EventPosters = ReadonlyMap<number, EventPoster>

/** The posters and addresses of events, by event. */
export async function findEventPosters(
  queries: Queries,
  { eventIds, locale }: { eventIds: readonly number[]; locale: Locale },
): Promise<EventPosters> {
  const rows = await queries
    .select({
      eventId: event.id,
      imageId: event.imageId,
      productionImageId: production.imageId,
      street: venue.street,
      postcode: venue.postcode,
      city: venue.city,
    })
    .from(event)
    .innerJoin(venue, eq(venue.id, event.venueId))
    .leftJoin(production, eq(production.id, event.productionId))
    .where(inArray(event.id, [...new Set(eventIds)]))
  const imageIdOf = (row: (typeof rows)[number]) => row.imageId ?? row.productionImageId
  const pictures = await findPictures(queries, { ids: rows.map(imageIdOf), locale })
  return new Map(
    rows.map((row) => {
      const picture = pictures.get(imageIdOf(row) ?? 0)
      // JPEG, which every browser shows and prints.
      const image = picture?.image_thumbnails.findLast(
        ({ crop, format }) => crop === 'vertical' && format === 'jpg',
      )
      const color = picture?.image_obj?.color
      const address = [row.street, `${row.postcode} ${row.city}`.trim()].filter(Boolean).join(', ')
      return [row.eventId, { address, image, color: color && isColor(color) ? color : undefined }]
    }),
  )
}

const isColor = (text: string) => /^#[\da-f]{6}$/i.test(text)
