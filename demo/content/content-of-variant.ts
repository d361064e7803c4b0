import type { DemoPoster } from './content.ts'
import { allForms } from './forms/all-forms.ts'
import type { DemoForm } from './forms/demo-form.ts'
import type {
  DemoGenre,
  DemoRoom,
  DemoSettings,
  DemoStandaloneEvent,
  DemoTag,
  DemoTeaser,
  DemoVenue,
} from './house/house-content.ts'
import { breakingNews, type DemoAlert } from './house/breaking-news.ts'
import { genres } from './house/genres.ts'
import { rooms } from './house/rooms.ts'
import { settings } from './house/settings.ts'
import { tags } from './house/tags.ts'
import { teasers } from './house/teasers.ts'
import { venues } from './house/venues.ts'
import { regionBreakingNews } from './region/breaking-news.ts'
import { regionForms } from './region/forms.ts'
import { regionGenres } from './region/genres.ts'
import { regionShows } from './region/region-shows.ts'
import { regionPosters } from './region/region-posters.ts'
import { regionRooms } from './region/rooms.ts'
import { regionSettings } from './region/settings.ts'
import { regionTags } from './region/tags.ts'
import { regionTeasers } from './region/teasers.ts'
import { regionVenues } from './region/venues.ts'

/** The theatre alone, or the ticket site of the region, which sells for its other houses too. */
export type DemoVariant = 'theatre' | 'region'

export type VariantContent = {
  venues: DemoVenue[]
  rooms: DemoRoom[]
  genres: DemoGenre[]
  tags: DemoTag[]
  settings: DemoSettings
  forms: readonly DemoForm[]
  teasers: DemoTeaser[]
  alerts: DemoAlert[]
  /** Events beside those of the theatre. */
  shows: DemoStandaloneEvent[]
  /** Those of the shows. */
  posters: DemoPoster[]
}

const theatre: VariantContent = {
  venues,
  rooms,
  genres,
  tags,
  settings,
  forms: allForms,
  teasers,
  alerts: breakingNews,
  shows: [],
  posters: [],
}

/** What differs between the two variants of the demo. */
export const contentOfVariant: Record<DemoVariant, VariantContent> = {
  theatre,
  region: {
    venues: [...venues, ...regionVenues],
    rooms: [...rooms, ...regionRooms],
    genres: [...genres, ...regionGenres],
    tags: regionTags,
    settings: regionSettings,
    forms: regionForms,
    teasers: regionTeasers,
    alerts: regionBreakingNews,
    shows: regionShows,
    posters: regionPosters,
  },
}
