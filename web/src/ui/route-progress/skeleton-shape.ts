/** Which page is drawn in grey until it is there (L-14). */
export type SkeletonShape = 'home' | 'list' | 'detail' | 'portraits' | 'place' | 'cards' | 'page'

const shapes: Record<string, { list: SkeletonShape; detail: SkeletonShape }> = {
  programm: { list: 'list', detail: 'detail' },
  events: { list: 'list', detail: 'detail' },
  produktionen: { list: 'list', detail: 'detail' },
  productions: { list: 'list', detail: 'detail' },
  team: { list: 'portraits', detail: 'detail' },
  series: { list: 'place', detail: 'place' },
  venues: { list: 'place', detail: 'place' },
  'mediathek-de': { list: 'cards', detail: 'page' },
  'mediathek-en': { list: 'cards', detail: 'page' },
  search: { list: 'list', detail: 'list' },
}

/** The shape of the page at a path, as `/de/team`; what no route has is a page of editors, with its header. */
export function skeletonShape(path: string): SkeletonShape {
  const [area = '', slug, id] = path.split('/').slice(2)
  if (!area) return 'home'
  const known = shapes[area]
  if (!known) return 'page'
  if (slug === 'tags' || slug === 'categories') return known.list
  return id ? known.detail : known.list
}
