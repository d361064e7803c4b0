import { locales } from '#i18n/locales.ts'
import { routes } from '#i18n/routes.ts'
import { searchTabs } from '#i18n/view-paths.ts'
import { findDayInAddress } from '#lib/time/day-in-address.ts'
import { findId } from '#lib/find-id.ts'
import { tidyTerm } from '#lib/text/search-term.ts'

/** The parameters of one route: which values make sense, and how a form's value becomes one that does. */
type Parameters = Record<
  string,
  { isRight: (value: string) => boolean; mend?: (value: string) => string | undefined }
>

export type KnownQuery = {
  /** The known parameters, sorted; empty when there are none. */
  query: string
  /** Names of values that make no sense: visitors are led to the plain page (P-05). */
  refused: string[]
  /** Whether known values were spelled in another way or refused: visitors are led to the right address. */
  isMended: boolean
  isOneSegment: boolean
}

type Route = {
  isAt: (path: string) => boolean
  parameters: Parameters
  /** Next's router gets the query as one parameter, which becomes one part of the internal path (`view-paths.ts`). */
  isOneSegment?: boolean
}

const firstDay = { isRight: isDay, mend: fromDateField }
const number = { isRight: (value: string) => findId(value) !== undefined }
const pageNumber = { isRight: (value: string) => /^[1-9]\d{0,3}$/.test(value) }
const typeKey = {
  isRight: (value: string) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value) && value.length <= 80,
}
const searchPath = new RegExp(
  `^/(${locales.join('|')})/search(/(${searchTabs.join('|')})(/[1-9]\\d{0,3})?)?$`,
)
const isOneOf = (paths: string[]) => {
  const known = new Set(paths)
  return (path: string) => known.has(path)
}
const pathsOf = (name: 'events' | 'events-calendar' | 'events-rss' | 'productions' | 'magazine') =>
  locales.map((locale) => `/${locale}${routes[name][locale]}`)

/** The lists of the magazine: all of it, a category, a tag. */
const magazineLists = {
  all: new Set(pathsOf('magazine')),
  ofOne: new RegExp(
    `^(?:${pathsOf('magazine').join('|')})/(?:categories|tags)/[a-z0-9-]+/[1-9]\\d{0,8}$`,
  ),
  isAt: (path: string) => magazineLists.all.has(path) || magazineLists.ofOne.test(path),
}

/** Everything that visitors may write behind the `?` of a route. Other parameters make no difference to a page. */
const parametersByRoute: Route[] = [
  {
    isAt: isOneOf(pathsOf('events')),
    isOneSegment: true,
    parameters: {
      date: firstDay,
      page: pageNumber,
      room: number,
      type: number,
      tag: number,
      series: number,
      genre: number,
    },
  },
  {
    isAt: isOneOf([...pathsOf('events-calendar'), ...pathsOf('events-rss')]),
    parameters: {
      date: firstDay,
      room: number,
      type: typeKey,
      tag: number,
      series: number,
      genre: number,
    },
  },
  { isAt: magazineLists.isAt, isOneSegment: true, parameters: { page: pageNumber } },
  {
    isAt: isOneOf(pathsOf('productions')),
    isOneSegment: true,
    parameters: {
      date: firstDay,
      exhibition_type: typeKey,
      page: pageNumber,
      season: number,
      tag: number,
    },
  },
  {
    isAt: (path) => searchPath.test(path),
    isOneSegment: true,
    parameters: {
      q: { isRight: (term) => term !== '' && tidyTerm(term) === term, mend: tidyTerm },
    },
  },
]

/** The part of a query that makes a difference to the page at this path. */
export function readKnownQuery(path: string, given: URLSearchParams): KnownQuery {
  const route = parametersByRoute.find(({ isAt }) => isAt(path))
  const { parameters = {}, isOneSegment = false } = route ?? {}
  const known = new URLSearchParams()
  const refused: string[] = []
  let isMended = false
  for (const [name, { isRight, mend }] of Object.entries(given.size > 0 ? parameters : {})) {
    const value = given.get(name)
    if (value === null) continue
    const right = isRight(value) ? value : mend?.(value)
    if (right !== undefined && right !== '') known.set(name, right)
    // A field of a form that was left empty asks for nothing.
    else if (value !== '') refused.push(name)
    if (right !== value) isMended = true
  }
  known.sort()
  return { query: refused.length > 0 ? '' : known.toString(), refused, isMended, isOneSegment }
}

/** Without JavaScript a date field sends 2026-12-01; addresses have 01-12-2026. */
function fromDateField(value: string): string | undefined {
  const sent = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)
  const day = sent && `${sent[3]}-${sent[2]}-${sent[1]}`
  return day && isDay(day) ? day : undefined
}

function isDay(value: string): boolean {
  return findDayInAddress(value) !== undefined
}
