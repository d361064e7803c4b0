import { readKnownQuery } from '#front/request/known-query.ts'
import { writeListSegment } from '#i18n/paths/list-segment.ts'
import { listParameter } from '#i18n/paths/view-paths.ts'

/**
 * A target in the form for Next's router: the query of a list as the one parameter that its rewrite takes. A rewrite
 * for every combination of optional parameters would make hundreds. A flag gets a value, since conditions of rewrites do not find an
 * empty parameter.
 */
export function routerUrl(url: string): string {
  const [path = '', query = ''] = url.split('?', 2)
  const received = new URLSearchParams(query)
  const known = readKnownQuery(path, received)
  if (received.get('edit') === '') {
    received.set('edit', 'true')
    return routerUrl(`${path}?${received}`)
  }
  if (!known.isOneSegment) return url
  const chosen = new URLSearchParams(known.query)
  for (const name of chosen.keys()) received.delete(name)
  received.delete(listParameter)
  if (chosen.size > 0) received.set(listParameter, writeListSegment(chosen))
  return received.size > 0 ? `${path}?${received}` : path
}
