// @vitest-environment node
import { expect, test } from 'vitest'
import { isForEverybody } from './for-everybody.ts'

const answer = (cacheControl: string | undefined, rest: Partial<Response> = {}) =>
  ({
    status: 200,
    url: 'https://theatre.example/de/programm',
    type: 'basic',
    headers: new Headers(cacheControl === undefined ? {} : { 'cache-control': cacheControl }),
    ...rest,
  }) as Response

test('X-07 only what the site gives to everybody is kept', () => {
  expect(isForEverybody(answer('public, max-age=0, stale-if-error=86400'))).toBe(true)
  expect(isForEverybody(answer('private, no-store'))).toBe(false)
  expect(isForEverybody(answer('private, max-age=0, must-revalidate'))).toBe(false)
  expect(isForEverybody(answer(undefined))).toBe(false)
})

test('X-07 what is a visitor’s own by its route is not kept, whatever the answer says', () => {
  for (const path of ['/de/warenkorb', '/en/user/profile', '/de/user/attempt/x']) {
    expect(isForEverybody(answer('public', { url: `https://theatre.example${path}` }))).toBe(false)
  }
})

test('X-07 no failures, no redirects, nothing of others', () => {
  expect(isForEverybody(answer('public', { status: 404 }))).toBe(false)
  expect(isForEverybody(answer('public', { status: 206 }))).toBe(false)
  expect(isForEverybody(answer('public', { type: 'opaque' }))).toBe(false)
})
