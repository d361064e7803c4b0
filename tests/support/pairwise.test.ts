import { expect, test } from 'vitest'
import { combinations, pairsOf, pairwise } from './pairwise.ts'

const letters = ['a', 'b', 'c']
const all = letters.flatMap((page) =>
  ['de', 'en'].flatMap((language) =>
    [320, 768, 1536].flatMap((width) =>
      ['light', 'dark'].map((light) => ({ page, language, width, light })),
    ),
  ),
)

test('any two values meet', () => {
  const met = new Set(pairwise(all).flatMap(pairsOf))
  expect(met).toEqual(new Set(all.flatMap(pairsOf)))
})

test('that takes little more combinations than the two longest dimensions have pairs', () => {
  expect(pairwise(all).length).toBeLessThanOrEqual(10)
  expect(pairwise(all)).toEqual(pairwise(all))
})

test('all pairs of two dimensions meet', () => {
  expect(combinations({ page: letters, language: ['de', 'en'] })).toHaveLength(6)
})
