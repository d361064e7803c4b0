import { expect, test } from 'vitest'
import { countToSay } from './count-to-say.ts'

test('E-03 how many modules are selected is said when further ones are selected or taken out', () => {
  expect(countToSay([], ['a', 'b'])).toBe(2)
  expect(countToSay(['a'], ['a', 'b'])).toBe(2)
  expect(countToSay(['a', 'b', 'c'], ['c', 'b'])).toBe(2)
  expect(countToSay(['a', 'b'], ['a'])).toBe(1)
})

test('E-03 nothing is said when something else is selected, as after pasting, or nothing', () => {
  expect(countToSay(['a'], ['c', 'd'])).toBe(undefined)
  expect(countToSay([], ['a'])).toBe(undefined)
  expect(countToSay(['a'], ['b'])).toBe(undefined)
  expect(countToSay(['a', 'b'], [])).toBe(undefined)
  expect(countToSay(['a', 'b'], ['b', 'a'])).toBe(undefined)
})
