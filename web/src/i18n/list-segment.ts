/** Stands for a list of which nothing is asked. */
export const wholeList = 'all'

/** A query as one part of a path: `genre=3&date=01-12-2026` as `date-01-12-2026.genre-3`, sorted by name. */
export function writeListSegment(query: URLSearchParams): string {
  const parts = [...query].map(([name, value]) => `${name}-${value}`)
  return parts.toSorted().join('.') || wholeList
}

/** What `writeListSegment` has written, as a query again. */
export function readListSegment(segment: string): URLSearchParams {
  const query = new URLSearchParams()
  if (segment === wholeList) return query
  for (const part of segment.split('.')) {
    const split = part.indexOf('-')
    if (split > 0) query.set(part.slice(0, split), part.slice(split + 1))
  }
  return query
}
