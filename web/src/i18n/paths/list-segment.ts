/** The segment of a list without a query. */
export const emptyQuerySegment = 'all'

/**
 * A query as one path segment: `genre=3&date=01-12-2026` as `date-01-12-2026.genre-3`, sorted by name. Characters that
 * paths do not allow are written as their code: `q=Schöne Müllerin` as `q-_53_ch_f6_ne_20__4d__fc_llerin`.
 */
export function writeListSegment(query: URLSearchParams): string {
  const parts = [...query].map(([name, value]) => `${name}-${escapeCharacter(value)}`)
  return parts.toSorted().join('.') || emptyQuerySegment
}

/** Parses what `writeListSegment` has written. */
export function readListSegment(segment: string): URLSearchParams {
  const query = new URLSearchParams()
  if (segment === emptyQuerySegment) return query
  for (const part of segment.split('.')) {
    const split = part.indexOf('-')
    if (split > 0) query.set(part.slice(0, split), read(part.slice(split + 1)))
  }
  return query
}

const escapeCharacter = (value: string) =>
  value.replaceAll(/[^a-z0-9-]/gu, (character) => `_${character.codePointAt(0)!.toString(16)}_`)

const read = (escaped: string) =>
  escaped.replaceAll(/_([0-9a-f]{1,6})_/g, (_, number: string) => {
    const codePoint = Number.parseInt(number, 16)
    return codePoint <= 0x10_ffff ? String.fromCodePoint(codePoint) : ''
  })
