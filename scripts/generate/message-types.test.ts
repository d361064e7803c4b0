import { expect, test } from 'vitest'
import { messageTypes } from './message-types.ts'

const typeOf = (de: string, en: string) =>
  messageTypes([{ key: 'cart.sum', namespace: 'cart', texts: { de, en } }]).match(
    /"sum": (".*")/,
  )?.[1]

test.each([
  ['Summe', 'Total', '""'],
  ['ab {price}', 'from {price}', '"{price}"'],
  ['{count, plural, one {# Karte} other {# Karten}}', '{count} tickets', '"{count, number}"'],
  ['im <link>Webshop {x}</link>', 'in the <link>shop {x}</link>', '"<link></link> {x}"'],
  [
    '{gap, select, yes {ja} other {nein}}',
    '{gap, select, yes {yes} other {no}}',
    '"{gap, select, yes {} other {}}"',
  ],
])('%s and %s are reduced to their arguments', (de, en, type) => {
  expect(typeOf(de, en)).toBe(type)
})
