import { expect, test } from 'vitest'
import { slugPaths } from './slug-paths.ts'

test('the language switch leads to the same page under its own slug', () => {
  const slugs = { de: 'die-zauberfloete', en: 'the-magic-flute' }
  expect(slugPaths('events-slug-id', { number: 3, slugs })).toEqual({
    de: '/de/programm/die-zauberfloete/3',
    en: '/en/events/the-magic-flute/3',
  })
})
