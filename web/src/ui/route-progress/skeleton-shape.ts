import { skeletonShapes } from '#i18n/browser-routes.ts'
import type { SkeletonShape } from '#i18n/route.ts'

/**
 * The skeleton of the page at a path, such as `/de/team`; a path without a route is an editors' page, with its header.
 */
export function skeletonShape(path: string): SkeletonShape {
  const [area = '', slug, id] = path.split('/').slice(2)
  const shapes = skeletonShapes[`${area}/${slug}`] ?? skeletonShapes[area]
  return shapes?.[id ? 1 : 0] ?? 'page'
}
