import { expect, test } from 'vitest'
import { formatDistance } from './format-distance.ts'

test('L-20 distances are written as in the language, and the same place is called here', () => {
  const written = (locale: 'de' | 'en') => [0, 1, 1200].map((km) => formatDistance(km, locale))
  expect(written('de')).toEqual(['hier', '1\u00a0km', '1.200\u00a0km'])
  expect(written('en')).toEqual(['here', '1\u00a0km', '1,200\u00a0km'])
})
