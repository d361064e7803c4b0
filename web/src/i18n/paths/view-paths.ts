import { parameterSource, readPattern, type Segment } from './path-pattern.ts'
import { editorParameters } from './editor-query.ts'
import { emptyQuerySegment } from './list-segment.ts'
import { defaultLocale, locales, type Locale } from '#i18n/locales.ts'
import { sortedRoutes } from '#i18n/sorted-routes.ts'
import { editorView, type Route } from '#i18n/route.ts'

/* Visitors see localized paths and a query; Next sees one canonical internal path below `/view`, so that filtered and paged lists are ordinary pages: cached, with real 404s, complete without JavaScript. Internal paths are named by their routes. They cannot be requested from outside. */

type Condition = { type: 'query'; key: string; value?: string }
type Rewrite = { source: string; destination: string; has?: Condition[] }

/** The one parameter in which Next's router gets the whole query of a list (`writeListSegment`). */
export const listParameter = 'list'

/** The front server passes them on with a session, or to offer the log-in; whether the session may edit is decided by the origin. */
const editing = editorParameters.map((key): Condition[] => [{ type: 'query', key }])

const list: Condition = { type: 'query', key: listParameter, value: '(?<list>[a-z0-9._-]+)' }

/**
 * Every page has a parameter, so that the build renders only a placeholder. This is its value for a route without
 * parameters.
 */
const staticView = 'static'

const unknownView = `view/unknown/${staticView}`

/** Rewrites from visitors' addresses to internal paths. */
export function viewRewrites() {
  const internal = [
    ...locales.map((locale) => ({
      source: `/${locale}/view/:path*`,
      destination: `/${locale}/${unknownView}`,
    })),
    { source: '/:any/view/:path*', destination: `/${defaultLocale}/${unknownView}` },
  ]
  const views = locales.flatMap((locale) =>
    sortedRoutes(locale)
      .filter((route) => route.view !== 'written')
      .flatMap((route) => rewritesOf(route, locale)),
  )
  const unknown = {
    source: '/:path((?!_next/).*)',
    destination: `/${defaultLocale}/${unknownView}`,
  }
  return {
    beforeFiles: [...internal, ...views.filter((rewrite) => !takesAnyPath(rewrite))],
    afterFiles: [],
    fallback: [...views.filter(takesAnyPath), unknown],
  }
}

/** Redirects from a route's aliases. */
export function aliasRedirects() {
  return locales.flatMap((locale) =>
    sortedRoutes(locale).flatMap(({ aliases, paths }) =>
      aliases ? [permanent(locale, aliases[locale], paths[locale])] : [],
    ),
  )
}

/**
 * A slug below the other language's path redirects to this language's path; the page then corrects the slug.
 * Paths of one segment are not redirected: in this language they may be an editor's page.
 */
export function wrongLanguageRedirects() {
  return locales.flatMap((locale) =>
    sortedRoutes(locale)
      .filter(({ paths }) => readPattern(paths[locale]).length > 1)
      .flatMap(({ paths }) =>
        locales
          .filter((other) => paths[other] !== paths[locale])
          .map((other) => permanent(locale, paths[other], paths[locale])),
      ),
  )
}

const permanent = (locale: Locale, from: string, to: string) => ({
  source: `/${locale}${routerPattern(from)}`,
  destination: `/${locale}${routerPattern(to)}`,
  permanent: true,
})

const takesAnyPath = ({ source }: Rewrite) => /^\/[a-z]+\/:\w+\*$/.test(source)

/**
 * One rewrite for each number of omitted parameters; a list is one page per query, which the front server has
 * normalized.
 */
function rewritesOf(route: Route, locale: Locale): Rewrite[] {
  return shortened(readPattern(route.paths[locale])).flatMap((segments) => {
    const path = segments.map((segment) => `/${sourceOf(segment, route)}`).join('')
    const source = `/${locale}${path}`
    const below = (view: string) =>
      [`/${locale}/view/${view}`, ...destinationOf(route, { segments, locale })].join('/')
    const destination = below(route.name)
    const twins: Target[] = route.isEditable
      ? editing.map((has) => ({ has, destination: below(editorView(route.name)) }))
      : []
    return [...twins, { destination }].flatMap((target) =>
      targetsOf(target, route).map((one) => ({ source, ...one })),
    )
  })
}

type Target = Omit<Rewrite, 'source'>

/** A list is one page per query. */
function targetsOf({ has, destination }: Target, { view }: Route): Target[] {
  const conditions = has && { has }
  if (view !== 'list') return [{ ...conditions, destination }]
  return [
    { has: [...(has ?? []), list], destination: `${destination}/:list` },
    { ...conditions, destination: `${destination}/${emptyQuerySegment}` },
  ]
}

/** The pattern, and the same without the optional segments at its end. */
function shortened(segments: Segment[]): Segment[][] {
  const last = segments.at(-1)
  if (last?.type !== 'parameter' || !last.isOptional) return [segments]
  return [...shortened(segments.slice(0, -1)), segments]
}

function destinationOf(
  route: Route,
  { segments, locale }: { segments: Segment[]; locale: Locale },
): string[] {
  const inAddress = new Set(segments.flatMap((one) => (one.type === 'literal' ? [] : [one.name])))
  const parameters = readPattern(route.paths[locale]).flatMap((segment) => {
    if (segment.type === 'literal') return []
    if (segment.type === 'rest') {
      return segment.isOptional ? [staticView, `:${segment.name}*`] : [`:${segment.name}*`]
    }
    if (inAddress.has(segment.name)) return [`:${segment.name}`]
    return [route.parameters?.[segment.name]?.orElse ?? staticView]
  })
  return parameters.length === 0 && route.view === 'page' ? [staticView] : parameters
}

function sourceOf(segment: Segment, route: Route): string {
  if (segment.type === 'literal') return segment.text
  if (segment.type === 'rest') return `:${segment.name}*`
  const isBound = route.parameters?.[segment.name] !== undefined
  return isBound ? `:${segment.name}(${parameterSource(segment.name, route)})` : `:${segment.name}`
}

/** `/programm/[slug]/[number]` as `/programm/:slug/:number`. */
function routerPattern(path: string): string {
  return path.replaceAll(/\[(?:\.\.\.)?(\w+)(\??)\]/g, ':$1$2')
}
