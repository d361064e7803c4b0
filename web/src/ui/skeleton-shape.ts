/** Which page is drawn in grey until it is there (L-14). */
export type SkeletonShape = 'list' | 'detail' | 'portraits' | 'place'

/** The shape of the page at a path, as `/de/team`: most pages are lists, or one thing with its poster. */
export function skeletonShape(path: string): SkeletonShape {
  const [area, , id] = path.split('/').slice(2)
  if (area === 'series' || area === 'venues') return 'place'
  if (id) return 'detail'
  return area === 'team' ? 'portraits' : 'list'
}
