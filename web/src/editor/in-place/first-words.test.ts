import { expect, test } from 'vitest'
import { firstWords } from './first-words.ts'

test('the first words of a text end at a word', () => {
  expect(firstWords('Der Anfang')).toBe('Der Anfang')
  expect(firstWords('Der Anfang einer sehr langen Überschrift auf dieser Seite')).toBe(
    'Der Anfang einer sehr langen Überschrift …',
  )
  expect(firstWords('X'.repeat(50))).toBe(`${'X'.repeat(40)} …`)
})

test('of a rich text the words of its blocks are read one after the other', () => {
  const text = [
    { type: 'paragraph', children: [{ text: 'Der ' }, { text: 'Krug', bold: true }] },
    { type: 'paragraph', children: [{ text: 'Lustspiel' }] },
  ]
  expect(firstWords(text)).toBe('Der Krug Lustspiel')
})

test('without words there are none', () => {
  expect(firstWords(undefined)).toBe('')
  expect(firstWords([{ type: 'paragraph', children: [{ text: ' ' }] }])).toBe('')
})
