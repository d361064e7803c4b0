import { limits } from '#front/limits.ts'

export type Target = {
  /** As sent, still encoded. Begins with `/`, without dot segments, double or encoded slashes. */
  path: string
  query: URLSearchParams
}

const allowedCharacters = /^\/[\w\-.~!$&'()*+,;=:@%/]*$/
// What another router may read as a different path.
const ambiguous = /\/\/|\/\.{1,2}(?:\/|$)|%2e|%2f|%5c|%00/i

/** Parses the target of a request. Nothing for what no browser sends: such paths reach no router. */
export function readTarget(url: string | undefined): Target | undefined {
  if (!url || url.length > limits.urlBytes) return undefined
  const split = url.indexOf('?')
  const path = split === -1 ? url : url.slice(0, split)
  if (path.length > limits.pathBytes) return undefined
  if (!allowedCharacters.test(path) || ambiguous.test(path) || !isDecodable(path)) return undefined
  return { path, query: new URLSearchParams(split === -1 ? '' : url.slice(split)) }
}

function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
