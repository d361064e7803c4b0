import { expect, test } from 'vitest'
import { moduleText } from './module-text.ts'

const paragraph = (text: string) => [{ type: 'paragraph', children: [{ text }] }]

test('the texts of a module are in the order of its form, those of items by their rank', () => {
  expect(
    moduleText('headline', { subline: 'Lustspiel', content: 'Der Krug', anchor: 'krug' }),
  ).toBe('Der Krug\nLustspiel')
  const children = {
    b: { rank: 'a2', fields: { anchor: 'spaeter', text: 'Später' } },
    a: { rank: 'a1', fields: { anchor: 'zuerst', text: 'Zuerst' } },
  }
  expect(moduleText('anchor-list', { children })).toBe('Zuerst\nSpäter')
  expect(moduleText('text', { content: paragraph('Ein Absatz.') })).toBe('Ein Absatz.')
  expect(moduleText('unknown', { content: 'x' })).toBe('')
})
