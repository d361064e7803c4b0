import { findRoute } from '#i18n/paths/find-route.ts'
import { queryRules } from './query-rules.ts'

export type KnownQuery = {
  /** The known parameters, sorted; empty when there are none. */
  query: string
  /** Names of values that make no sense: visitors are led to the plain page (P-05). */
  refused: string[]
  /** Whether known values were spelled in another way or refused: visitors are led to the right address. */
  isMended: boolean
  /** Next's router gets the query as one parameter, which becomes one part of the internal path (`view-paths.ts`). */
  isOneSegment: boolean
}

const nothing: KnownQuery = { query: '', refused: [], isMended: false, isOneSegment: false }

/** The part of a query that makes a difference to the page at this path, by the record of its route. */
export function readKnownQuery(path: string, given: URLSearchParams): KnownQuery {
  if (given.size === 0) return nothing
  const { query: parameters = {}, view } = findRoute(path)?.route ?? {}
  const known = new URLSearchParams()
  const refused: string[] = []
  let isMended = false
  for (const [name, rule] of Object.entries(parameters)) {
    const value = given.get(name)
    if (value === null) continue
    const { isRight, mend } = queryRules[rule]
    const right = isRight(value) ? value : mend?.(value)
    if (right !== undefined && right !== '') known.set(name, right)
    // A field of a form that was left empty asks for nothing.
    else if (value !== '') refused.push(name)
    if (right !== value) isMended = true
  }
  known.sort()
  const query = refused.length > 0 ? '' : known.toString()
  return { query, refused, isMended, isOneSegment: view === 'list' }
}
