import type { Locale } from '#i18n/locales.ts'
import { pathsFor, type RouteName } from './path-for.ts'

/** A route of one thing, by its slug and its number. */
type SlugRoute = Extract<RouteName, `${string}-slug-id${'' | '-calendar' | '-tickets'}`>

/** Where a thing is under its slug of every language, as `{ de: '/de/series/zyklus/3', en: '/en/series/cycle/3' }`. */
export function slugPaths(
  name: SlugRoute,
  { number, slugs }: { number: number; slugs: Record<Locale, string> },
): Record<Locale, string> {
  return pathsFor(name, (locale) => ({ slug: slugs[locale], number }))
}
