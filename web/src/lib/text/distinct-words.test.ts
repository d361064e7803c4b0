import { expect, test } from 'vitest'
import { distinctWords } from './distinct-words.ts'

test('a word that says the same twice, or nothing, is left out', () => {
  expect(distinctWords(['Oper', 'Premiere', 'Oper'])).toBe('Oper · Premiere')
  expect(distinctWords(['Guest Performance', undefined, '', 'Guest performance'])).toBe(
    'Guest performance',
  )
  expect(distinctWords([null])).toBe('')
})
