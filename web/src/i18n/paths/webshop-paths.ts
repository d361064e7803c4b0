import { locales, type Locale } from '#i18n/locales.ts'
import { pathFor } from './path-for.ts'

/** Where the webshop is embedded, with all paths below: without a language [2]. */
const webshopRoots = [
  '/webshop',
  '/eventim.webshop',
  '/test.webshop',
  '/testshop',
  '/eventim-template',
] as const

export const webshopPath = webshopRoots[0]

/** The path within the webshop, without slashes around it; undefined for an address outside it. */
export function findWebshopPath(path: string): string | undefined {
  const root = webshopRoots.find((each) => path === each || path.startsWith(`${each}/`))
  return root && path.slice(root.length).replaceAll(/^\/|\/$/g, '')
}

/** `/de/webshop/…`, the internal path of the webshop in a language. */
export const localizedWebshopPath = (locale: Locale, within: string): string =>
  `/${locale}${webshopPath}${within && `/${within}`}`

/** The webshop’s address without the language that was put before it, since it has none. */
export function findUnlocalized(path: string): string | undefined {
  const locale = locales.find((each) => path.startsWith(`/${each}/`))
  const rest = locale && path.slice(locale.length + 1)
  return rest && findWebshopPath(rest) !== undefined ? rest : undefined
}

/** The page about subscriptions. */
const subscriptions = { de: '/de/service/abonnements', en: '/en/service/subscriptions' } as const

/** Paths of webshops for which the site has its own pages (R-21). */
const mappings: { name: RegExp; pathIn: (locale: Locale) => string }[] = [
  { name: /^(?:cart|basket)$/i, pathIn: (locale) => pathFor('cart', {}, locale) },
  { name: within('events|event-?list'), pathIn: (locale) => pathFor('events', {}, locale) },
  { name: within('item-?groups'), pathIn: (locale) => pathFor('magazine', {}, locale) },
  { name: within('series|series-?list'), pathIn: (locale) => subscriptions[locale] },
]

/** The site's own page for a path within the webshop, if there is one. */
export function findMappedPath(pathWithin: string, locale: Locale): string | undefined {
  return mappings.find(({ name }) => name.test(pathWithin))?.pathIn(locale)
}

function within(names: string): RegExp {
  return new RegExp(`(?:^|/)(?:${names})(?:/|$)`, 'i')
}
