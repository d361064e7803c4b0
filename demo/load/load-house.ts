import {
  exhibitionType,
  genre,
  series,
  sponsor,
  tag,
} from '@foyer/backend/src/database/tables/options.ts'
import { room, venue } from '@foyer/backend/src/database/tables/places.ts'
import { upsertByKey } from '@foyer/backend/src/database/upsert.ts'
import { slugOf } from '@foyer/backend/src/database/slug-of.ts'
import type { DemoProduction } from '#content/content.ts'
import { eventTypes } from '#content/house/event-types.ts'
import type { VariantContent } from '#content/content-of-variant.ts'
import { series as seriesContent } from '#content/house/series.ts'
import { sponsors } from '#content/house/sponsors.ts'
import { loadSeats, type Seats } from './load-seats.ts'
import { paragraphs } from './paragraphs.ts'
import { firstSeasonYear, seasonYear, type SeasonPlace } from '#calendar/season.ts'
import { saveSeason } from '@foyer/backend/src/features/productions/season-write-store.ts'
import type { WritableTransaction } from '@foyer/backend/src/database/writing/change-house.ts'

/** Ids of what productions and events refer to, by the keys of the content. */
export type House = {
  venues: Map<string, number>
  rooms: Map<string, { id: number; venueId: number; hasWheelchairPlaces: boolean }>
  seats: Seats
  genres: Map<string, number>
  series: Map<string, number>
  tags: Map<string, number>
  types: Map<string, number>
  sponsors: Map<string, number>
  seasons: Record<SeasonPlace, number>
}

/** Writes venues, filter options, sponsors and seasons. */
export async function loadHouse(
  transaction: WritableTransaction,
  {
    productions,
    variantContent,
    images,
    now,
  }: {
    productions: DemoProduction[]
    variantContent: VariantContent
    images: ReadonlyMap<string, number>
    now: Date
  },
): Promise<House> {
  const firstYear = firstSeasonYear(now)
  const { genres, tags, rooms } = variantContent
  const places = await loadPlaces(transaction, variantContent)
  return {
    ...places,
    seats: await loadSeats(transaction, { rooms, roomIds: places.rooms }),
    genres: await upsertByKey(
      transaction,
      genre,
      genres.map((row, position) => ({
        ...row,
        position,
        slug: { de: slugOf(row.name.de), en: slugOf(row.name.en) },
      })),
    ),
    series: await upsertByKey(
      transaction,
      series,
      seriesContent.map((row, position) => ({
        ...row,
        position,
        description: paragraphs(row.description),
      })),
    ),
    tags: await upsertByKey(
      transaction,
      tag,
      tags.map((row, position) => ({ ...row, position })),
    ),
    types: await upsertByKey(
      transaction,
      exhibitionType,
      eventTypes.map(({ key, name }, position) => ({ key, name, position })),
    ),
    sponsors: await loadSponsors(transaction, { productions, images }),
    seasons: {
      first: await saveSeason(transaction, seasonYear(firstYear, 'first')),
      second: await saveSeason(transaction, seasonYear(firstYear, 'second')),
    },
  }
}

/** Sponsors by name: those of the theatre, and those of single productions. */
async function loadSponsors(
  transaction: WritableTransaction,
  { productions, images }: { productions: DemoProduction[]; images: ReadonlyMap<string, number> },
) {
  const named = productions.flatMap(({ sponsors }) => sponsors)
  const all = new Map<
    string,
    { key: string; name: string; url?: string; imageId?: number | undefined }
  >([
    ...named.map((name) => [name, { key: slugOf(name), name }] as const),
    ...sponsors.map(({ key, name, url, sign }) => {
      const imageId = images.get(`demo:sign:${sign}`)
      return [name, { key, name, url, imageId }] as const
    }),
  ])
  const ids = await upsertByKey(transaction, sponsor, [...all.values()])
  return new Map([...all.values()].map(({ key, name }) => [name, ids.get(key)!]))
}

async function loadPlaces(
  transaction: WritableTransaction,
  { venues, rooms }: Pick<VariantContent, 'venues' | 'rooms'>,
): Promise<Pick<House, 'rooms' | 'venues'>> {
  const venueIds = await upsertByKey(
    transaction,
    venue,
    venues.map((row, position) => ({
      ...row,
      position,
      key: `demo:${row.key}`,
      description: paragraphs(row.description),
      directions: paragraphs(row.directions),
      accessibility: paragraphs(row.accessibility),
    })),
  )
  const rows = rooms.map(({ key, venue, name, seats }, position) => ({
    key: `demo:${key}`,
    name,
    seats,
    position,
    venueId: venueIds.get(`demo:${venue}`)!,
  }))
  const roomIds = await upsertByKey(transaction, room, rows)
  const ownKey = (key: string) => key.slice('demo:'.length)
  return {
    venues: new Map([...venueIds].map(([key, id]) => [ownKey(key), id])),
    rooms: new Map(
      rooms.map(({ key, venue, hasWheelchairPlaces = false }) => [
        key,
        {
          id: roomIds.get(`demo:${key}`)!,
          venueId: venueIds.get(`demo:${venue}`)!,
          hasWheelchairPlaces,
        },
      ]),
    ),
  }
}
