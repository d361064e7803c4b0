import { findRoute } from '#i18n/paths/find-route.ts'
import { queryRules } from './query-rules.ts'

export type KnownQuery = {
  /** The known parameters, sorted; empty when there are none. */
  query: string
  /** Names of parameters with invalid values: visitors are redirected to the plain page (P-05). */
  refused: string[]
  /** Whether a known value was normalized or refused: visitors are redirected to the canonical address. */
  isMended: boolean
  /**
   * Next's router gets the query as one parameter, which becomes one segment of the internal path (`view-paths.ts`).
   */
  isOneSegment: boolean
}

const nothing: KnownQuery = { query: '', refused: [], isMended: false, isOneSegment: false }

/** The part of a query that the page at this path depends on, as defined by the record of its route. */
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
    // An empty form field sets no parameter.
    else if (value !== '') refused.push(name)
    if (right !== value) isMended = true
  }
  known.sort()
  const query = refused.length > 0 ? '' : known.toString()
  return { query, refused, isMended, isOneSegment: view === 'list' }
}
