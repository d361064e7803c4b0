import { expect, test } from 'vitest'
import { storableValue } from './storable-value.ts'

test('E-05 what the origin cannot store is left out, at any depth', () => {
  expect(storableValue('java\0script')).toBe('javascript')
  expect(storableValue('half \ud83c of one')).toBe('half \ufffd of one')
  expect(storableValue([{ type: 'paragraph', children: [{ text: 'a\0b' }] }])).toEqual([
    { type: 'paragraph', children: [{ text: 'ab' }] },
  ])
})

test('all else is the same value', () => {
  const value = [{ text: 'Grüß Gott 🎭 \\u0000' }]
  expect(storableValue(value)).toEqual(value)
  expect(storableValue('🎭')).toBe('🎭')
})
