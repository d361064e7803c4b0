import { locales, type Locale } from '#i18n/locales.ts'
import { parameterSource, readPattern, type Segment } from './path-pattern.ts'
import type { Route } from '#i18n/route.ts'
import { sortedRoutes } from '#i18n/sorted-routes.ts'

/** The route whose path a visitor has requested. */
export type FoundRoute = { route: Route; locale: Locale }

type Matcher = FoundRoute & { test: RegExp }

const matchers: Matcher[] = locales.flatMap((locale) =>
  sortedRoutes(locale).map((route) => ({ route, locale, test: pathTest(route, locale) })),
)

/**
 * The route at a path such as `/de/programm/die-moewe/7`; the editors' pages where no other matches, and undefined when
 * the path has no language. Whether the page or an object with this number exists is decided by the graph.
 */
export function findRoute(path: string): FoundRoute | undefined {
  return matchers.find(({ test }) => test.test(path))
}

function pathTest(route: Route, locale: Locale): RegExp {
  const sources = readPattern(route.paths[locale]).map((segment) => segmentSource(segment, route))
  // Optional parameters can be omitted only from the end.
  const inner = sources.reduceRight(
    (rest, { source, isOptional }) => (isOptional ? `(?:/${source}${rest})?` : `/${source}${rest}`),
    '',
  )
  return new RegExp(`^/${locale}${inner}$`)
}

function segmentSource(segment: Segment, route: Route): { source: string; isOptional: boolean } {
  if (segment.type === 'literal') {
    return { source: segment.text.replaceAll('.', '\\.'), isOptional: false }
  }
  if (segment.type === 'rest') return { source: '.+', isOptional: segment.isOptional }
  return { source: `(?:${parameterSource(segment.name, route)})`, isOptional: segment.isOptional }
}
