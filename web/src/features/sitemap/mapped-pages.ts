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
]

/** Pages that are there whatever is stored. A new one is a word here. */
export const mappedRoutes = ['index', 'events'] as const satisfies readonly RouteName[]
