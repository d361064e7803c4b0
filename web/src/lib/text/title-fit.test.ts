import { expect, test } from 'vitest'
import { titleFit } from './title-fit.ts'

test('a title is set by its longest word and its length', () => {
  expect(titleFit('Carmen')).toBe('short')
  expect(titleFit('Die Zauberflöte')).toBe('medium')
  expect(titleFit('Faust. Der Tragödie erster Teil')).toBe('medium')
  expect(titleFit('Neujahrskonzert')).toBe('long')
  expect(titleFit('Ein Abend zur Nationalsozialismusaufarbeitung')).toBe('very-long')
})
