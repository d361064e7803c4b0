import type { EditedObject } from '@foyer/schema/resources/admin-address.ts'
import type { Locale } from './locales.ts'

/** The skeleton that is shown while a page loads (L-14). */
export type SkeletonShape = 'home' | 'list' | 'detail' | 'portraits' | 'place' | 'cards' | 'page'

/** The type of a query parameter (`query-rules.ts`). */
export type QueryRule = 'day' | 'days' | 'page-number' | 'number' | 'key' | 'term'

/** The type of a path parameter, other than slugs and `id`, which is always a number. */
type PathRule =
  { oneOf: readonly string[]; orElse: string } | { type: 'page-number'; orElse: string }

/** Conditions under which the route exists, checked before its page or handler runs (`app/routing/guards.ts`). */
const guardNames = ['quick-buy'] as const
export type GuardName = (typeof guardNames)[number]

/** Everything about a route, as data. The rest is derived from it. */
export type Route = {
  /** The name used in code and tests [2]; also that of its file, and of its folder below `app/[locale]/view/`. */
  name: string
  /** Below the language; parameters are in brackets, `?` marks an optional one. */
  paths: Readonly<Record<Locale, string>>
  /** Aliases that redirect to it. */
  aliases?: Readonly<Record<Locale, string>>
  /**
   * What serves it. `list`: a page per query; `handler`: a `route.ts`; `written`: an editor's page at a path that code
   * knows.
   */
  view: 'page' | 'list' | 'handler' | 'written'
  /** Whether it takes forms by POST. All other routes take GET and HEAD only. */
  takesForms?: true
  /** `shared`: the same for all visitors, and cached. All others are rendered per request and not cached. */
  audience: 'shared' | 'visitor' | 'editor' | 'staff'
  /** Whether it can be opened while the site is switched off: what staff needs to switch it on again. */
  isOpenWhileOffline?: true
  /** For search engines. `mapped`: in the sitemap; `followed`: not indexed, but its links are followed. */
  machines: 'mapped' | 'indexed' | 'followed' | 'hidden'
  /** Whether robots.txt disallows it. */
  isDisallowed?: true
  /** The known query parameters. Others do not change the response. */
  query?: Readonly<Record<string, QueryRule>>
  /** Types of path parameters, where they are not plain slugs. */
  parameters?: Readonly<Record<string, PathRule>>
  /** Without a skeleton of its own it has that of an editor's page. */
  skeleton?: SkeletonShape
  /** Whether it has the shared page header, with its place in the site (L-01). */
  hasPageHeader?: true
  /** The class of the body (L-02). */
  bodyClass?: 'page' | 'non-cms' | 'webshop'
  guards?: readonly GuardName[]
  /** Whether editors edit it in place: with `edit` or `v` and a session the address leads to its twin (`editorView`). */
  isEditable?: true
  /** What it shows, by its number: staff get a link to it in the admin site (E-11). */
  object?: EditedObject
}

/** The folder below `app/[locale]/view/` of the page of a route that editors get. */
export const editorView = (name: string) => `${name}-editor`

/** Defines a route of the site. Throws for an unknown guard. */
export function defineRoute<const Definition extends Route>(route: Definition): Definition {
  for (const guard of route.guards ?? []) {
    if (!guardNames.includes(guard)) throw new Error(`Unknown middleware ${guard as string}`)
  }
  return route
}

/** The same path in every language. */
export function same<const Path extends string>(path: Path) {
  return { de: path, en: path }
}
