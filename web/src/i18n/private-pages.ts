import { findRoute } from './paths/find-route.ts'
import { editorView, type Route } from './route.ts'
import { routeRecords } from './route-records.ts'

const isPrivate = ({ audience }: Route) => audience !== 'shared'
const routes: readonly Route[] = routeRecords
const privateViews = new Set([
  ...routes.filter(isPrivate).map(({ name }) => name),
  ...routes.filter(({ isEditable }) => isEditable).map(({ name }) => editorView(name)),
])

/** Whether a page is private: rendered from the visitor's cookies, and not cached. */
export function isPrivatePath(path: string): boolean {
  const found = findRoute(path)
  return found !== undefined && isPrivate(found.route)
}

/** The same for an internal path, such as `/de/view/user-attempt/…`. */
export function isPrivateView(path: string): boolean {
  const view = /\/view\/([^/]+)/.exec(path)?.[1]
  return view !== undefined && privateViews.has(view)
}
