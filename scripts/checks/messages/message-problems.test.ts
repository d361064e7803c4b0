import { expect, test } from 'vitest'
import { messageProblems } from './message-problems.ts'
import type { Message } from '#generate/read-messages.ts'
import { usageOf } from './read-usage.ts'

const message = (key: string, de: string | undefined, en: string | undefined): Message => ({
  key,
  namespace: key.slice(0, key.indexOf('.')),
  texts: { ...(de !== undefined && { de }), ...(en !== undefined && { en }) },
})
const everything = { includes: () => true }

test('a message missing in a language is reported', () => {
  expect(messageProblems([message('cart.sum', 'Summe', undefined)], everything)).toEqual([
    'cart.sum is missing in en',
  ])
})

test.each([
  ['{count} Karten', '{number} tickets', 'count and number'],
  [
    '{count, plural, one {eine, {total}} other {#, {total}}}',
    '{count} tickets',
    'count, total and count',
  ],
  ['im <link>Webshop</link>', 'in the {link}', '<link> and link'],
])('%s and %s have other arguments', (de, en, names) => {
  expect(messageProblems([message('cart.sum', de, en)], everything)).toEqual([
    `cart.sum has other arguments in each language: ${names}`,
  ])
})

test('a plural may be needed in one language only', () => {
  const added = message(
    'booking.added',
    '{count, plural, one {# Karte} other {# Karten}}',
    '{count} added',
  )
  expect(messageProblems([added], everything)).toEqual([])
})

test('identical messages are reported within a namespace, not across namespaces', () => {
  const messages = [
    message('cart.close', 'Schließen', 'Close'),
    message('cart.shut', 'Schließen', 'Close'),
    message('cart.end', 'Schließen', 'End'),
    message('menu.close', 'Schließen', 'Close'),
  ]
  expect(messageProblems(messages, everything)).toEqual([
    'cart.close and cart.shut are equal: keep one',
  ])
})

test('a message counts as used if its namespace and key are in one file, as a string or a template', () => {
  const usage = usageOf([
    "const t = useTranslations('cart')\nt('sum')\nt(`problems.${code}`)\nconst a = `${x}, ${t('row')}`",
    "const words = ['send'] as const satisfies readonly MessageKey<'forms.files'>[]",
    "import de from '#messages/de/no-network.json' with { type: 'json' }",
    "const other = 'title'",
  ])
  const used = ['cart.sum', 'cart.problems.other', 'cart.row', 'forms.files.send', 'noNetwork.text']
  expect(used.filter((key) => !usage.includes(key))).toEqual([])
  const unused = ['cart.title', 'cart.problems', 'forms.send', 'layout.sum']
  expect(unused.filter(usage.includes)).toEqual([])
})
