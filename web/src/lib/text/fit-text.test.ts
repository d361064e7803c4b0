import { expect, test } from 'vitest'
import { fitText } from './fit-text.ts'

test('a short text stays as it is', () => {
  expect(fitText('Die  Zauberflöte\n', 20)).toBe('Die Zauberflöte')
})

test('a long one is cut between words, within the limit', () => {
  expect(fitText('Die Hochzeit des Figaro', 15)).toBe('Die Hochzeit…')
  expect(fitText('Die Hochzeit, des Figaro', 16)).toBe('Die Hochzeit…')
  expect(fitText('Donaudampfschifffahrt', 10)).toBe('Donaudamp…')
})
