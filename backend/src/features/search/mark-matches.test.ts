import { expect, test } from 'vitest'
import { excerptOf, markMatches } from './mark-matches.ts'

const marked = (text: string, term: string) =>
  markMatches(text, term)
    .map(({ text: words, is_match }) => (is_match ? `[${words}]` : words))
    .join('')

test.each([
  ['Die Zauberflöte', 'zauberfloete', 'Die [Zauberflöte]'],
  ['Die Zauberflöte', 'zauber', 'Die [Zauberflöte]'],
  ['Kinderoper im Foyer', 'Oper', '[Kinderoper] im Foyer'],
  ['Zwei Opern, drei Liederabende', 'Liederabend', 'Zwei Opern, drei [Liederabende]'],
  ['Der Tod in Wien', 'in', 'Der Tod [in] Wien'],
  ['<b>Hamlet</b> & Co', 'hamlet b', '<[b]>[Hamlet]</[b]> & Co'],
])('S-04 in "%s" the term "%s" marks %s', (text, term, expected) => {
  expect(marked(text, term)).toBe(expected)
})

test('S-04 the fragments together are the text', () => {
  const text = 'Ein „Abend“ – mit 3 Pausen, 🎭 und e\u0301.'
  expect(
    markMatches(text, 'abend 3')
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})

test('S-04 an excerpt begins at a word before the first match, and ends at one', () => {
  const text = `${'Vorher steht viel. '.repeat(40)}Dann singt Papageno. ${'Nachher auch. '.repeat(40)}`
  const parts = excerptOf(text, 'papageno')
  const whole = parts.map((part) => part.text).join('')
  expect(whole).toMatch(/^… [A-Z]?\w+ .* …$/)
  expect(whole.length).toBeLessThan(240)
  expect(parts.filter(({ is_match }) => is_match)).toEqual([{ text: 'Papageno', is_match: true }])
  expect(excerptOf('', 'x')).toEqual([])
})

test('S-04 an excerpt is of one part of what is searched: a text, or a person with a role', () => {
  const document = 'Ein Abend über Wälder. · Zwei Stunden. · Anna Berger, Regie · Otto Lang, Licht'
  const words = (term: string) =>
    excerptOf(document, term)
      .map(({ text }) => text)
      .join('')
  expect(words('wald')).toBe('Ein Abend über Wälder.')
  expect(words('berger')).toBe('Anna Berger, Regie')
  expect(words('nichts')).toBe('Ein Abend über Wälder.')
})
