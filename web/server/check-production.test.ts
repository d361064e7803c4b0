import { expect, test } from 'vitest'
import { checkProduction } from './check-production.ts'

const theatre = {
  FOYER_PROFILE: 'production',
  SITE_URL: 'https://www.theater.example',
  CHANGES_SECRET: 'q8Zr2vLmX0tYb7NcWd4KfHs9JgPa1EuR',
  SECURITY_CONTACT: 'it@theater.example',
} as const

test('a site with an address by https and a random secret starts, one without a change feed too', () => {
  expect(() => checkProduction(theatre)).not.toThrow()
  expect(() => checkProduction({ ...theatre, CHANGES_SECRET: '' })).not.toThrow()
})

test.each([
  [{ SITE_URL: 'http://www.theater.example' }, /SITE_URL: .*https:\/\//],
  [{ SECURITY_CONTACT: '' }, /SECURITY_CONTACT: set the mail address/],
  [{ CHANGES_SECRET: 'q8Zr2vLmX0tYb7Nc' }, /CHANGES_SECRET: the secret is short/],
  [{ CHANGES_SECRET: 'change-me-change-me-change-me-change-me' }, /the secret can be guessed/],
  [{ CHANGES_SECRET: 'abababababababababababababababab' }, /the secret can be guessed/],
])(
  'X-09: in production %j is refused with a sentence, in the demo it is not',
  (wrong, sentence) => {
    expect(() => checkProduction({ ...theatre, ...wrong })).toThrow(sentence)
    expect(() => checkProduction({ ...theatre, ...wrong, FOYER_PROFILE: 'demo' })).not.toThrow()
  },
)
