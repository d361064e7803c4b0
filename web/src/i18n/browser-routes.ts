import type { Route, SkeletonShape } from './route.ts'

// Written by `npm run generate` from the records of the site’s routes.
/** By folder below `view/`; at some paths another one than the folder’s. */
export const bodyClasses: Record<string, NonNullable<Route['bodyClass']> | ''> = {
  events: 'non-cms',
  'events-slug-id': 'non-cms',
  index: 'page',
  'page/agb': '',
  'page/impressum': '',
  'page/datenschutz': '',
  page: 'page',
  preview: 'page',
  webshop: 'webshop',
}

/** Shapes of the page at a path, and of those that a parameter below it leads to. */
export const skeletonShapes: Record<string, readonly [SkeletonShape, SkeletonShape]> = {
  programm: ['list', 'detail'],
  events: ['list', 'detail'],
  '': ['home', 'page'],
  'mediathek-de': ['cards', 'page'],
  'mediathek-en': ['cards', 'page'],
  'mediathek-de/categories': ['page', 'cards'],
  'mediathek-en/categories': ['page', 'cards'],
  'mediathek-de/tags': ['cards', 'cards'],
  'mediathek-en/tags': ['cards', 'cards'],
  produktionen: ['list', 'detail'],
  productions: ['list', 'detail'],
  search: ['list', 'list'],
  series: ['page', 'place'],
  team: ['portraits', 'detail'],
  venues: ['page', 'place'],
}
