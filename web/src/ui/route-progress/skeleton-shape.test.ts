import { expect, test } from 'vitest'
import { skeletonShape } from './skeleton-shape.ts'

test.each([
  ['/de', 'home'],
  ['/de/programm', 'list'],
  ['/en/productions', 'list'],
  ['/de/programm/die-moewe/7', 'detail'],
  ['/en/productions/the-seagull/7', 'detail'],
  ['/de/team', 'portraits'],
  ['/de/team/ilse-drabek/24', 'detail'],
  ['/de/series/premieren-abo/1', 'place'],
  ['/en/venues/town-hall/2', 'place'],
  ['/de/mediathek-de', 'cards'],
  ['/de/mediathek-de/categories/interviews/3', 'cards'],
  ['/de/mediathek-de/ein-abend/3', 'page'],
  ['/en/search/events/2', 'list'],
  ['/de/haus/geschichte', 'page'],
])('L-14 the skeleton of %s is a %s', (path, shape) => {
  expect(skeletonShape(path)).toBe(shape)
})
