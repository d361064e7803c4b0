import { findRoute } from '#i18n/paths/find-route.ts'
import { queryRules } from './query-rules.ts'

export type KnownQuery = {
  /** The known parameters, sorted; empty when there are none. */
  query: string
  /** Names of parameters with invalid values: visitors are redirected to the plain page (P-05). */
  invalid: string[]
  /** Whether a known value was normalized or is invalid: visitors are redirected to the canonical address. */
  isNormalized: boolean
  /**
   * Next's router gets the query as one parameter, which becomes one segment of the internal path (`view-paths.ts`).
   */
  isOneSegment: boolean
}

const noQuery: KnownQuery = { query: '', invalid: [], isNormalized: false, isOneSegment: false }

/** The part of a query that the page at this path depends on, as defined by the record of its route. */
export function readKnownQuery(path: string, received: URLSearchParams): KnownQuery {
  if (received.size === 0) return noQuery
  const { query: parameters = {}, view } = findRoute(path)?.route ?? {}
  const known = new URLSearchParams()
  const invalid: string[] = []
  let isNormalized = false
  for (const [name, rule] of Object.entries(parameters)) {
    const value = received.get(name)
    if (value === null) continue
    const { isValid, normalize, expand } = queryRules[rule]
    const expanded = expand?.(value)
    if (expanded) {
      const parts = Object.entries(expanded)
      if (!parts.some(([part]) => known.has(part))) for (const part of parts) known.set(...part)
      isNormalized = true
      continue
    }
    const valid = isValid(value) ? value : normalize?.(value)
    if (valid !== undefined && valid !== '') known.set(name, valid)
    // An empty form field sets no parameter.
    else if (value !== '') invalid.push(name)
    if (valid !== value) isNormalized = true
  }
  known.sort()
  const query = invalid.length > 0 ? '' : known.toString()
  return { query, invalid, isNormalized, isOneSegment: view === 'list' }
}
