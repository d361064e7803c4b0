import { wholeList } from './list-segment.ts'
import { defaultLocale, locales, type Locale } from './locales.ts'
import { type RouteName, routes } from './routes.ts'
import { webshopPath } from './webshop-paths.ts'

/*
 * Visitors see localized paths and a query; Next sees one canonical internal path below `/view`, so that filtered and
 * paged lists are pages like others: cached, with real 404s, whole without JavaScript. Names of the internal paths
 * are those of the routes. Nobody can open them from outside.
 */

type Condition = { type: 'query'; key: string; value: string }
type Rewrite = { source: string; destination: string; has?: Condition[] }

/** The one parameter as which Next's router gets the whole query of a list (`writeListSegment`). */
export const listParameter = 'list'

const list: Condition = { type: 'query', key: listParameter, value: '(?<list>[a-z0-9._-]+)' }

/** The only value that a build renders: an empty page that no visitor can reach. */
export const placeholder = '-'

/** Address below the language of the page that stands in for one that could not be made. */
export const failurePath = '/503'

/** What calendars and feed readers ask for: no pages, and what they ask in the query is read where they are answered. */
const calendars = [
  'events-calendar',
  'events-rss',
  'magazine-rss',
  'events-slug-id-calendar',
  'productions-slug-id-calendar',
  'series-slug-id-calendar',
] as const

/** Pages of one thing each, known by its number; the slug is for people. */
const detailRoutes = [
  'events-slug-id',
  'productions-slug-id',
  'team-slug-id',
  'series-slug-id',
  'venues-slug-id',
  'forms-slug-id',
  'forms-slug-id-entry',
  'forms-slug-id-thanks',
  'forms-slug-id-attempt',
  'magazine-slug-id',
] as const satisfies RouteName[]

/** Lists of one thing each, known by its number: pages like details, with a query like lists. */
const listsOfOne = [
  'magazine-categories-category-id',
  'magazine-tags-tag-id',
] as const satisfies RouteName[]

/** The plain form for the tickets of an event, where it is sent to, and how that ended. What is sent to comes before what it resembles. */
const ticketForms = [
  'events-slug-id-tickets',
  'events-slug-id-tickets-hold',
  'events-slug-id-tickets-outcome',
] as const

/** Where the forms of the account are sent to, and a log-in that was refused. */
const accountForms = ['user-log-in', 'user-log-out', 'user-attempt'] as const

const itemRoutes = [...detailRoutes, ...calendars, ...ticketForms]

/** Rewrites from what visitors ask for to what Next's router knows. */
export function viewRewrites() {
  const internal = [
    ...locales.map((locale) => ({
      source: `/${locale}/view/:path*`,
      destination: `/${locale}/${unknownView}`,
    })),
    { source: '/:any/view/:path*', destination: `/${defaultLocale}/${unknownView}` },
  ]
  const views = locales.flatMap((locale) => [
    { source: `/${locale}`, destination: `/${locale}/view/index/now` },
    ...listRewrites('events', locale),
    ...listRewrites('productions', locale),
    ...listRewrites('magazine', locale),
    ...listsOfOne.flatMap((name) => listRewrites(name, locale)),
    ...searchRewrites(locale),
    ...itemRoutes.map((name) => view(name, locale)),
    // Every page has a parameter, so that a build renders none of them.
    {
      source: `/${locale}${pattern('magazine-tags', locale)}`,
      destination: `/${locale}/view/magazine-tags/now`,
    },
    { source: `/${locale}${pattern('team', locale)}`, destination: `/${locale}/view/team/now` },
    {
      source: `/${locale}${pattern('not-found', locale)}`,
      destination: `/${locale}/view/not-found/now`,
    },
    { source: `/${locale}${pattern('cart', locale)}`, destination: `/${locale}/view/cart/now` },
    view('cart-change', locale),
    {
      source: `/${locale}${pattern('user-profile', locale)}`,
      destination: `/${locale}/view/user-profile/now`,
    },
    ...accountForms.map((name) => view(name, locale)),
    {
      source: `/${locale}${webshopPath}/:path*`,
      destination: `/${locale}/view/webshop/now/:path*`,
    },
    { source: `/${locale}${failurePath}`, destination: `/${locale}/view/failure/now` },
  ])
  const unknown = [
    ...locales.map((locale) => ({
      source: `/${locale}/:path*`,
      destination: `/${locale}/view/page/:path*`,
    })),
    { source: '/:path((?!_next/).*)', destination: `/${defaultLocale}/${unknownView}` },
  ]
  return { beforeFiles: [...internal, ...views], afterFiles: [], fallback: unknown }
}

/** Other addresses by which the profile is known. */
const profileNames: Record<Locale, string> = { de: '/profil', en: '/profile-en' }

export function profileRedirects() {
  return locales.map((locale) => ({
    source: `/${locale}${profileNames[locale]}`,
    destination: `/${locale}${pattern('user-profile', locale)}`,
    permanent: true,
  }))
}

/** A right slug below the other language's path leads to this language's path; the page then mends the slug. */
export function wrongLanguageRedirects() {
  return locales.flatMap((locale) =>
    [...itemRoutes, ...listsOfOne, 'magazine-tags' as const].flatMap((name) =>
      locales
        .filter((other) => pattern(name, other) !== pattern(name, locale))
        .map((other) => ({
          source: `/${locale}${pattern(name, other)}`,
          destination: `/${locale}${pattern(name, locale)}`,
          permanent: true,
        })),
    ),
  )
}

const unknownView = 'view/unknown/now'

/** A list is one page per query: the front has spelled the query as one parameter before Next sees it. */
function listRewrites(name: RouteName, locale: Locale): Rewrite[] {
  const { source, destination: target } = view(name, locale)
  return [
    { source, has: [list], destination: `${target}/:list` },
    { source, destination: `${target}/${wholeList}` },
  ]
}

/** Tabs of the search; without one the first that finds something is shown. */
export const searchTabs = ['events', 'others'] as const
const anyTab = 'any'

/** A search is one page per tab, number and term. */
function searchRewrites(locale: Locale): Rewrite[] {
  const path = `/${locale}/search`
  const target = `/${locale}/view/search`
  const tab = `:tab(${searchTabs.join('|')})`
  return [
    { source: path, destination: `${target}/${anyTab}/1` },
    { source: `${path}/${tab}`, destination: `${target}/:tab/1` },
    { source: `${path}/${tab}/:page([1-9]\\d{0,3})`, destination: `${target}/:tab/:page` },
  ].flatMap(({ source, destination }) => [
    { source, has: [list], destination: `${destination}/:list` },
    { source, destination: `${destination}/${wholeList}` },
  ])
}

function view(name: RouteName, locale: Locale): Rewrite {
  const path = pattern(name, locale)
  const parameters = path.match(/:\w+/g) ?? []
  const destination = ['', locale, 'view', name, ...parameters].join('/')
  return { source: `/${locale}${path}`, destination }
}

/** `/programm/[slug]/[id]` as `/programm/:slug/:id`. */
function pattern(name: RouteName, locale: Locale): string {
  return routes[name][locale].replace(/\[(\w+)(\??)\]/g, ':$1$2')
}
