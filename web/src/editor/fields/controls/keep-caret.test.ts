import { expect, test } from 'vitest'
import { keepCaret } from './keep-caret.ts'

// The caret is at the bar.
test.each([
  ['words after it', 'Der |Krug', 'Der |Krug zerbricht'],
  ['words before it', 'Krug| zerbricht', 'Der Krug| zerbricht'],
  ['words around it', 'Der al|te Krug', 'Der neu|e Krug'],
])('E-04: a caret stays where it was when somebody else changes %s', (_name, before, after) => {
  const place = (text: string) => text.indexOf('|')
  const bare = (text: string) => text.replace('|', '')
  expect(keepCaret(bare(before), bare(after), place(before))).toBe(place(after))
})
