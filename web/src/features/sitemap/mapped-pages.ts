import { tagsOfRead, type ChangeTag } from '@foyer/schema/change-tags.ts'
import type { SitemapKind } from '#graphql/generated/graphql.ts'
import type { RouteName } from '#i18n/routes.ts'

type MappedKind = {
  kind: SitemapKind
  /** Route of its pages, by slug and number. */
  route: Extract<RouteName, `${string}-slug-id`>
  /** What a change of one of them is announced by. */
  tags: ChangeTag[]
}

/** Every kind of thing whose pages search engines shall know. A new kind of page is a line here. */
export const mappedKinds: readonly MappedKind[] = [
  { kind: 'EVENT', route: 'events-slug-id', tags: tagsOfRead.events() },
  { kind: 'PRODUCTION', route: 'productions-slug-id', tags: tagsOfRead.productions() },
  { kind: 'ARTICLE', route: 'magazine-slug-id', tags: tagsOfRead.articles() },
  { kind: 'PERSON', route: 'team-slug-id', tags: tagsOfRead.persons() },
  { kind: 'SERIES', route: 'series-slug-id', tags: tagsOfRead.options() },
  { kind: 'VENUE', route: 'venues-slug-id', tags: tagsOfRead.venues() },
  { kind: 'FORM', route: 'forms-slug-id', tags: tagsOfRead.forms() },
]

/** Pages that are there whatever is stored. A new one is a word here. */
export const mappedRoutes = [
  'index',
  'events',
  'productions',
  'team',
  'magazine',
  'magazine-tags',
] as const satisfies readonly RouteName[]
