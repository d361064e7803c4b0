export type Move = { oldPath: string; newPath: string }

/**
 * The redirect list as a map from old to new. Left out: redirects to themselves, and to anything but a path of this
 * site or a web address. Of two redirects for one path the first wins.
 */
export function redirectMap(moves: Iterable<Move>): Map<string, string> {
  const map = new Map<string, string>()
  for (const { oldPath, newPath } of moves) {
    const from = withoutTrailingSlash(oldPath.trim())
    const to = newPath.trim()
    if (!from.startsWith('/') || !isDestination(to) || from === withoutTrailingSlash(to)) continue
    if (!map.has(from)) map.set(from, encodeURI(decode(to)))
  }
  return map
}

/** The target of a moved path, if it has one. The query is kept unless the target has its own. */
export function findRedirect(
  redirects: ReadonlyMap<string, string>,
  { path, query }: { path: string; query: URLSearchParams },
): string | undefined {
  if (redirects.size === 0) return undefined
  const to = redirects.get(withoutTrailingSlash(decode(path)))
  if (to === undefined || query.size === 0 || /[?#]/.test(to)) return to
  return `${to}?${query}`
}

const isDestination = (to: string) => /^\/(?![/\\])/.test(to) || /^https?:\/\/\w/i.test(to)

const withoutTrailingSlash = (path: string) =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path

function decode(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
