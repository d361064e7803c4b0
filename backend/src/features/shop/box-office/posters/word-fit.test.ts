import { expect, test } from 'vitest'
import { wordFit } from './word-fit.ts'

test.each([
  ['Tosca', 'short'],
  ['Nathan der Weise', 'short'],
  ['Winterreise', 'medium'],
  ['Die Zauberflöte – Einführung', 'medium'],
  ['Nachbarschaftsgespräch', 'longest'],
  ['Weihnachtsoratorium', 'longest'],
  ['Hänsel-und-Gretel-Nachmittag', 'medium'],
  ['Freundeskreisabend', 'long'],
])('B-12: the longest word of %s is %s', (title, fit) => {
  expect(wordFit(title)).toBe(fit)
})
