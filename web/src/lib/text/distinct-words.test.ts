import { expect, test } from 'vitest'
import { distinctWords } from './distinct-words.ts'

test('a repeated or empty word is left out', () => {
  expect(distinctWords(['Oper', 'Premiere', 'Oper'])).toBe('Oper · Premiere')
  expect(distinctWords(['Guest Performance', undefined, '', 'Guest performance'])).toBe(
    'Guest performance',
  )
  expect(distinctWords([null])).toBe('')
})
