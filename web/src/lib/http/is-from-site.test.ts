import { expect, test } from 'vitest'
import { env } from '#lib/env.ts'
import { isFromSite } from './is-from-site.ts'

const site = new URL(env.SITE_URL).origin

test.each([
  ['of this site', { origin: site, 'sec-fetch-site': 'same-origin' }, true],
  ['of an older browser', { origin: site }, true],
  ['of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, false],
  ['of a neighbour', { origin: 'https://shop.stadttheater.example' }, false],
  ['of a neighbour that hides', { 'sec-fetch-site': 'same-site' }, false],
  ['of a page without an origin', { origin: 'null' }, false],
  ['of nobody', {}, false],
])('X-09 a form %s', (_, headers, isOwn) => {
  expect(isFromSite(new Headers(headers as Record<string, string>))).toBe(isOwn)
})
