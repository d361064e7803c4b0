import { expect, test } from 'vitest'
import { skeletonShape } from './skeleton-shape.ts'

test.each([
  ['/de', 'list'],
  ['/de/programm', 'list'],
  ['/en/productions', 'list'],
  ['/de/programm/die-moewe/7', 'detail'],
  ['/en/productions/the-seagull/7', 'detail'],
  ['/de/team', 'portraits'],
  ['/de/team/ilse-drabek/24', 'detail'],
  ['/de/series/premieren-abo/1', 'place'],
  ['/en/venues/town-hall/2', 'place'],
])('L-14 %s comes as a %s', (path, shape) => {
  expect(skeletonShape(path)).toBe(shape)
})
