import type { ResourceDefinition } from './define-resource.ts'
import { persons } from './persons.ts'
import { articles } from './programme/articles.ts'
import { events } from './programme/events.ts'
import {
  articleCategories,
  articleTags,
  exhibitionTypes,
  genres,
  personCategories,
  saleTypes,
  seasons,
  sponsors,
  tags,
} from './programme/options.ts'
import { listPrices, priceLists } from './programme/price-lists.ts'
import { productions } from './programme/productions.ts'
import { seatGroups } from './programme/seat-groups.ts'
import { series } from './programme/series.ts'
import { rooms, venues } from './programme/venues.ts'
import { redirects } from './redirects.ts'
import { breakingNews } from './site/breaking-news.ts'
import { errorPages } from './site/error-pages.ts'
import { forms } from './site/forms.ts'
import { openingExceptions, openingHours } from './site/opening-hours.ts'
import { siteSettings } from './site/site-settings.ts'
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
  priceLists,
  listPrices,
  series,
  seasons,
  genres,
  tags,
  exhibitionTypes,
  sponsors,
  saleTypes,
  articles,
  articleCategories,
  articleTags,
  forms,
  teasers,
  breakingNews,
  openingHours,
  openingExceptions,
  redirects,
  errorPages,
  waitingRooms,
]

/** Everything that has a form in the admin site: also what is one row only. */
export const editedDefinitions: readonly ResourceDefinition[] = [...resources, siteSettings]
