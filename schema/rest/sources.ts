import { articles } from './articles.ts'
import { events } from './events.ts'
import { modules } from './modules.ts'
import { openingHours } from './opening-hours.ts'
import type { RestSource } from './operation.ts'
import { pageeditor } from './pageeditor.ts'
import { persons } from './persons.ts'
import { productions } from './productions.ts'
import { sitemap } from './sitemap.ts'
import { shop } from './shop.ts'
import { user } from './user.ts'
import { venues } from './venues.ts'

/** Every REST source, in the order in which the gateway reads them. */
export const sources: readonly RestSource[] = [
  pageeditor,
  modules,
  events,
  productions,
  articles,
  persons,
  venues,
  openingHours,
  sitemap,
  user,
  shop,
]
