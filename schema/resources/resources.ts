import type { ResourceDefinition } from './define-resource.ts'
import { persons } from './persons.ts'
import { redirects } from './redirects.ts'
import { breakingNews } from './site/breaking-news.ts'
import { errorPages } from './site/error-pages.ts'
import { teasers } from './site/teasers.ts'
import { waitingRooms } from './waiting-rooms.ts'

/** Every resource of the admin site. */
export const resources: readonly ResourceDefinition[] = [
  persons,
  teasers,
  breakingNews,
  redirects,
  errorPages,
  waitingRooms,
]
