import type { Locale } from './locales.ts'

/** The shape in which a page is drawn in grey until it is there (L-14). */
export type SkeletonShape = 'home' | 'list' | 'detail' | 'portraits' | 'place' | 'cards' | 'page'

/** What a parameter of a query may be (`query-rules.ts`). */
export type QueryRule = 'day' | 'page-number' | 'number' | 'key' | 'term'

/** What a parameter of a path may be, beside `id`, which is always a number, and slugs. */
type PathRule =
  { oneOf: readonly string[]; orElse: string } | { type: 'page-number'; orElse: string }

/** Who is let in, checked before a page or handler of the route runs (`app/page/guards.ts`). */
const guardNames = ['quick-buy'] as const
export type GuardName = (typeof guardNames)[number]

/** All that is to be known of a route, as data. Everything else follows from it. */
export type Route = {
  /** By which code and tests call it [2]; that of its file, and of its folder below `app/[locale]/view/`. */
  name: string
  /** Below the language; parameters stand in brackets, `?` marks one that may be missing. */
  paths: Readonly<Record<Locale, string>>
  /** Other addresses that lead to it. */
  aliases?: Readonly<Record<Locale, string>>
  /**
   * What answers. `list`: a page for each query; `handler`: a `route.ts`; `written`: a page of editors at a path that code knows.
   */
  view: 'page' | 'list' | 'handler' | 'written'
  /** Whether forms are sent there, by POST. Everywhere else only GET and HEAD are answered. */
  takesForms?: true
  /** `shared`: the same for all, and kept. All others get an answer of their own, which nobody keeps. */
  audience: 'shared' | 'visitor' | 'editor' | 'staff'
  /** Of search engines. `mapped`: stands in the sitemap; `followed`: is not listed, but what it leads to is. */
  machines: 'mapped' | 'indexed' | 'followed' | 'hidden'
  /** Whether robots.txt asks crawlers to stay away. */
  isDisallowed?: true
  /** Everything that visitors may write behind the `?`. Other parameters make no difference to the answer. */
  query?: Readonly<Record<string, QueryRule>>
  /** Rules for parameters of the path that have them. */
  parameters?: Readonly<Record<string, PathRule>>
  /** Without one it is that of a page of editors. */
  skeleton?: SkeletonShape
  /** The class of the body (L-02). */
  bodyClass?: 'page' | 'non-cms' | 'webshop'
  guards?: readonly GuardName[]
}

/** A route of the site. Throws where it names a guard that there is not. */
export function defineRoute<const Given extends Route>(route: Given): Given {
  for (const guard of route.guards ?? []) {
    if (!guardNames.includes(guard)) throw new Error(`Unknown middleware ${guard as string}`)
  }
  return route
}

/** The same path in every language. */
export function same<const Path extends string>(path: Path) {
  return { de: path, en: path }
}
