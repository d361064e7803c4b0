import { breakingNews } from '@foyer/schema/resources/site/breaking-news.ts'
import { errorPages } from '@foyer/schema/resources/site/error-pages.ts'
import { teasers } from '@foyer/schema/resources/site/teasers.ts'
import { breakingNews as breakingNewsTable } from '#database/tables/breaking-news.ts'
import { teaser } from '#database/tables/events.ts'
import { errorPage } from '#database/tables/site.ts'
import { openingExceptionsBinding, openingHoursBinding } from './opening-hours-binding.ts'
import type { ResourceBinding } from '#features/resources/resource-binding.ts'

/** What staff keep for the site as a whole. */
export const siteBindings: readonly ResourceBinding[] = [
  {
    definition: breakingNews,
    table: breakingNewsTable,
    finish: () => Promise.resolve(['breaking-news']),
  },
  {
    definition: teasers,
    table: teaser,
    properties: { image: 'imageId' },
    finish: () => Promise.resolve(['teasers']),
  },
  openingHoursBinding,
  openingExceptionsBinding,
  {
    definition: errorPages,
    table: errorPage,
    uniqueField: 'name',
    finish: () => Promise.resolve(['settings']),
  },
]
