import { expect, test } from 'vitest'
import { isOwnForm } from './is-own-form.ts'

const site = 'https://www.stadttheater.example'

test.each([
  ['of this site', { origin: site, 'sec-fetch-site': 'same-origin' }, true],
  ['of an older browser', { origin: site }, true],
  ['of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, false],
  ['of a neighbour', { origin: 'https://shop.stadttheater.example' }, false],
  ['of a neighbour that hides', { 'sec-fetch-site': 'same-site' }, false],
  ['of a page without an origin', { origin: 'null' }, false],
  ['of nobody', {}, false],
])('X-09 a form %s', (_, headers, isOwn) => {
  expect(isOwnForm(new Headers(headers as Record<string, string>), site)).toBe(isOwn)
})
