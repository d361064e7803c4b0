import { asLocale } from '#i18n/as-locale.ts'
import { readListSegment } from '#i18n/paths/list-segment.ts'
import type { Locale } from '#i18n/locales.ts'
import { placeholder } from '#i18n/placeholder.ts'
import { readPattern } from '#i18n/paths/path-pattern.ts'
import { routeRecords } from '#i18n/route-records.ts'
import type { Route } from '#i18n/route.ts'
import { findId } from '#lib/find-id.ts'

type Records = (typeof routeRecords)[number]
type RecordOf<Name extends ViewName> = Extract<Records, { name: Name }>

/** Routes served by pages and handlers of this site. */
export type ViewName = Exclude<Records, { view: 'written' }>['name']

type InPath<Path extends string> = Path extends `${string}[${infer Key}]${infer Rest}`
  ? Parameter<Key> & InPath<Rest>
  : unknown
type Parameter<Key extends string> = Key extends `...${infer Name}`
  ? { [K in WithoutOptionalMark<Name>]: string[] }
  : { [K in WithoutOptionalMark<Key>]: K extends 'number' ? number : string }
type WithoutOptionalMark<Key extends string> = Key extends `${infer Name}?` ? Name : Key

/** What a page or handler knows of its address: `number` is one, `query` the known query of a list. */
export type RouteParameters<Name extends ViewName> = { locale: Locale } & InPath<
  RecordOf<Name>['paths']['de']
> &
  (RecordOf<Name>['view'] extends 'list' ? { query: URLSearchParams } : unknown)

/** In Next's form. */
export type RawParameters = Record<string, string | string[] | undefined>

/** The record of a route. */
export function findRecord(name: ViewName): Route {
  return routeRecords.find((route) => route.name === name)!
}

/** The parameters of a route's placeholder, the one page that a build renders; no visitor can reach it. */
export function placeholders(name: ViewName): RawParameters {
  const { paths, view } = findRecord(name)
  const inPath = readPattern(paths.de).flatMap((segment) => {
    if (segment.type === 'literal') return []
    return [[segment.name, segment.type === 'rest' ? [placeholder] : placeholder] as const]
  })
  const own = view === 'list' ? [...inPath, ['list', placeholder] as const] : inPath
  return Object.fromEntries(own.length > 0 ? own : [['static', placeholder]])
}

/**
 * The parsed parameters of an address. `build`: those of the build's placeholder; `missing`: no such object can exist.
 */
export function readParameters<Name extends ViewName>(
  name: Name,
  { locale, ...raw }: RawParameters,
): RouteParameters<Name> | 'build' | 'missing' {
  const values = Object.values(raw).flat()
  if (values.length > 0 && values.every((value) => value === placeholder)) return 'build'
  const { list, number: digits, ...others } = raw
  const number = typeof digits === 'string' ? findId(digits) : undefined
  if (digits !== undefined && number === undefined) return 'missing'
  return {
    ...others,
    ...(number !== undefined && { number }),
    ...(typeof list === 'string' && { query: readListSegment(list) }),
    locale: asLocale(typeof locale === 'string' ? locale : undefined),
  } as RouteParameters<Name>
}
