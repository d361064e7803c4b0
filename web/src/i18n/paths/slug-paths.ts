import type { Locale } from '#i18n/locales.ts'
import { pathsFor, type RouteName } from './path-for.ts'

/** A route of one object, by its slug and its number. */
type SlugRoute = Extract<RouteName, `${string}-slug-id${'' | '-calendar' | '-tickets'}`>

/** The path under the slug of every language, such as `{ de: '/de/series/zyklus/3', en: '/en/series/cycle/3' }`. */
export function slugPaths(
  name: SlugRoute,
  { number, slugs }: { number: number; slugs: Record<Locale, string> },
): Record<Locale, string> {
  return pathsFor(name, (locale) => ({ slug: slugs[locale], number }))
}
