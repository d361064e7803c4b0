import { findRoute } from './paths/find-route.ts'
import type { Route } from './route.ts'
import { routeRecords } from './route-records.ts'

const isOwn = ({ audience }: Route) => audience !== 'shared'
const ownViews = new Set(
  (routeRecords as readonly Route[]).filter(isOwn).map((route) => route.name),
)

/** Whether a page is another one for each visitor: it is made from their cookies, and kept nowhere. */
export function isVisitorsOwn(path: string): boolean {
  const found = findRoute(path)
  return found !== undefined && isOwn(found.route)
}

/** The same of a path as Next's router knows it, as `/de/view/user-attempt/…`. */
export function isVisitorsOwnView(path: string): boolean {
  const view = /\/view\/([^/]+)/.exec(path)?.[1]
  return view !== undefined && ownViews.has(view)
}
