import type { Locale } from './locales.ts'
import { bySpecificity } from './paths/path-pattern.ts'
import { routeRecords } from './route-records.ts'
import type { Route } from './route.ts'

/** All routes, each before those that match its paths in this language too. */
export function sortedRoutes(locale: Locale): readonly Route[] {
  return [...(routeRecords as readonly Route[])].toSorted((one, other) =>
    bySpecificity(one.paths[locale], other.paths[locale]),
  )
}
