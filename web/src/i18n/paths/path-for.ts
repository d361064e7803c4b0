import { locales, type Locale } from '#i18n/locales.ts'
import { sitePaths } from '@foyer/schema/paths/site-paths.ts'

/** Routes that have addresses of their own [2]. */
export type RouteName = keyof typeof sitePaths

type Path<Name extends RouteName> = (typeof sitePaths)[Name]['de']

type Parameters<Pattern extends string> = Pattern extends `${string}[${infer Key}]${infer Rest}`
  ? (Key extends `${infer Optional}?`
      ? { [K in Optional]?: string | number }
      : { [K in Key]: string | number }) &
      Parameters<Rest>
  : unknown

/** What a route needs to become a path, e.g. `{ slug: string | number } & { number: string | number }`. */
export type RouteParameters<Name extends RouteName> = Parameters<Path<Name>>

/** Path of a route in a language, such as `/de/programm/die-zauberfloete/12`. */
export function pathFor<Name extends RouteName>(
  name: Name,
  params: RouteParameters<Name>,
  locale: Locale,
): string {
  const values = params as Record<string, string | number | undefined>
  const filled = sitePaths[name][locale].replace(/\/\[(\w+)\??\]/g, (_, key: string) => {
    const value = values[key]
    return value === undefined ? '' : `/${encodeURIComponent(value)}`
  })
  return `/${locale}${filled === '/' ? '' : filled}`
}

/** The path in every language, given the parameters in each: for hreflang and the language switch. */
export function pathsFor<Name extends RouteName>(
  name: Name,
  params: (locale: Locale) => RouteParameters<Name>,
): Record<Locale, string> {
  return pathsIn((locale) => pathFor(name, params(locale), locale))
}

/** The path in every language, given that of one. */
export function pathsIn(path: (locale: Locale) => string): Record<Locale, string> {
  return Object.fromEntries(locales.map((locale) => [locale, path(locale)])) as Record<
    Locale,
    string
  >
}
