import { articles } from './articles.ts'
import { breakingNews } from './breaking-news.ts'
import { dashboard } from './dashboard.ts'
import { documents } from './documents.ts'
import { errorLog } from './error-log.ts'
import { events } from './events.ts'
import { forms } from './forms.ts'
import { media } from './media.ts'
import { moduleChanges } from './module-changes.ts'
import { modules } from './modules.ts'
import { openingHours } from './opening-hours.ts'
import type { RestSource } from './operation.ts'
import { pageTree } from './page-tree.ts'
import { pageeditor } from './pageeditor.ts'
import { persons } from './persons.ts'
import { productions } from './productions.ts'
import { resources } from './resources.ts'
import { search } from './search.ts'
import { sitemap } from './sitemap.ts'
import { shop } from './shop.ts'
import { user } from './user.ts'
import { venues } from './venues.ts'

/** Every REST source, in the order in which the gateway reads them. */
export const sources: readonly RestSource[] = [
  pageeditor,
  modules,
  moduleChanges,
  documents,
  pageTree,
  media,
  events,
  productions,
  articles,
  persons,
  venues,
  openingHours,
  breakingNews,
  search,
  sitemap,
  user,
  shop,
  forms,
  errorLog,
  dashboard,
  resources,
]
