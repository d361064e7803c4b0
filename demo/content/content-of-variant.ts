import type { DemoPoster } from './content.ts'
import type {
  DemoGenre,
  DemoRoom,
  DemoSettings,
  DemoStandaloneEvent,
  DemoTag,
  DemoVenue,
} from './house/house-content.ts'
import { genres } from './house/genres.ts'
import { rooms } from './house/rooms.ts'
import { settings } from './house/settings.ts'
import { tags } from './house/tags.ts'
import { venues } from './house/venues.ts'
import { regionGenres } from './region/genres.ts'
import { regionShows } from './region/region-shows.ts'
import { regionPosters } from './region/region-posters.ts'
import { regionRooms } from './region/rooms.ts'
import { regionSettings } from './region/settings.ts'
import { regionTags } from './region/tags.ts'
import { regionVenues } from './region/venues.ts'

/** The theatre alone, or the ticket site of the region, which sells for its other houses too. */
export type DemoVariant = 'theatre' | 'region'

export type VariantContent = {
  venues: DemoVenue[]
  rooms: DemoRoom[]
  genres: DemoGenre[]
  tags: DemoTag[]
  settings: DemoSettings
  /** Events beside those of the theatre. */
  shows: DemoStandaloneEvent[]
  /** Those of the shows. */
  posters: DemoPoster[]
}

const theatre: VariantContent = { venues, rooms, genres, tags, settings, shows: [], posters: [] }

/** What differs between the two variants of the demo. */
export const contentOfVariant: Record<DemoVariant, VariantContent> = {
  theatre,
  region: {
    venues: [...venues, ...regionVenues],
    rooms: [...rooms, ...regionRooms],
    genres: [...genres, ...regionGenres],
    tags: regionTags,
    settings: regionSettings,
    shows: regionShows,
    posters: regionPosters,
  },
}
