import { expect, test } from 'vitest'
import { storableValue } from './storable-value.ts'

test('E-05 what the origin cannot store is left out, at any depth', () => {
  expect(storableValue('java\0script')).toBe('javascript')
  expect(storableValue('\u0001java\u0003script\u007f')).toBe('javascript')
  expect(storableValue('Zeile\u000bnach\fder\bBühne')).toBe('Zeile nach derBühne')
  expect(storableValue('half \ud83c of one')).toBe('half \ufffd of one')
  expect(storableValue([{ type: 'paragraph', children: [{ text: 'a\0b' }] }])).toEqual([
    { type: 'paragraph', children: [{ text: 'ab' }] },
  ])
})

test('all else is the same value', () => {
  const value = [{ text: 'Grüß Gott 🎭 \\u0000' }]
  expect(storableValue(value)).toEqual(value)
  expect(storableValue('🎭')).toBe('🎭')
  expect(storableValue('C:\\bühne\\foyer\tund\nzurück')).toBe('C:\\bühne\\foyer\tund\nzurück')
})
