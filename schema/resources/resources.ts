import type { ResourceDefinition } from './define-resource.ts'
import { persons } from './persons.ts'
import { events } from './programme/events.ts'
import {
  exhibitionTypes,
  genres,
  personCategories,
  saleTypes,
  seasons,
  sponsors,
  tags,
} from './programme/options.ts'
import { productions } from './programme/productions.ts'
import { seatGroups } from './programme/seat-groups.ts'
import { series } from './programme/series.ts'
import { rooms, venues } from './programme/venues.ts'
import { redirects } from './redirects.ts'
import { breakingNews } from './site/breaking-news.ts'
import { errorPages } from './site/error-pages.ts'
import { openingExceptions, openingHours } from './site/opening-hours.ts'
import { teasers } from './site/teasers.ts'
import { waitingRooms } from './waiting-rooms.ts'

/** Every resource of the admin site. */
export const resources: readonly ResourceDefinition[] = [
  productions,
  events,
  persons,
  personCategories,
  venues,
  rooms,
  seatGroups,
  series,
  seasons,
  genres,
  tags,
  exhibitionTypes,
  sponsors,
  saleTypes,
  teasers,
  breakingNews,
  openingHours,
  openingExceptions,
  redirects,
  errorPages,
  waitingRooms,
]
