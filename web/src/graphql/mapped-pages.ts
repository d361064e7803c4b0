import { tagsOfRead, type ChangeTag } from '@foyer/schema/change-tags.ts'
import type { SitemapKind } from './generated/graphql.ts'
import type { RouteName } from '#i18n/paths/path-for.ts'
import { routeRecords } from '#i18n/route-records.ts'

type MappedRoute = Extract<(typeof routeRecords)[number], { machines: 'mapped' }>
/** A route of one object each, by its slug and number. */
type MappedSlugRoute = Extract<RouteName, MappedRoute['name'] & `${string}-slug-id`>

type ArticleListRoute = 'magazine-categories-category-id' | 'magazine-tags-tag-id'

/** The graph's list of the objects of a route, and the cache tag of one of them. */
const kinds: Record<MappedSlugRoute, { kind: SitemapKind; tags: ChangeTag[] }> = {
  'events-slug-id': { kind: 'EVENT', tags: tagsOfRead.events() },
  'productions-slug-id': { kind: 'PRODUCTION', tags: tagsOfRead.productions() },
  'magazine-slug-id': { kind: 'ARTICLE', tags: tagsOfRead.articles() },
  'team-slug-id': { kind: 'PERSON', tags: tagsOfRead.persons() },
  'series-slug-id': { kind: 'SERIES', tags: tagsOfRead.options() },
  'venues-slug-id': { kind: 'VENUE', tags: tagsOfRead.venues() },
  'forms-slug-id': { kind: 'FORM', tags: tagsOfRead.forms() },
}

/** The routes whose objects are in the sitemap. */
export const mappedKinds = (Object.keys(kinds) as MappedSlugRoute[]).map((route) => ({
  route,
  ...kinds[route],
}))

const isMapped = (route: (typeof routeRecords)[number]): route is MappedRoute =>
  route.machines === 'mapped'
const isFixed = (
  name: MappedRoute['name'],
): name is Exclude<MappedRoute['name'], MappedSlugRoute | ArticleListRoute> =>
  !(name in kinds) && !name.startsWith('magazine-categories') && !name.startsWith('magazine-tags-')

/** Pages that exist whatever the database contains. */
export const mappedRoutes = routeRecords
  .filter(isMapped)
  .map(({ name }) => name)
  .filter(isFixed)
