import { expect, test } from 'vitest'
import { isPublic } from './is-public.ts'

const responseWith = (cacheControl: string | undefined, rest: Partial<Response> = {}) =>
  ({
    status: 200,
    url: 'https://theatre.example/de/programm',
    type: 'basic',
    headers: new Headers(cacheControl === undefined ? {} : { 'cache-control': cacheControl }),
    ...rest,
  }) as Response

test('X-07 only public responses are cached', () => {
  expect(isPublic(responseWith('public, max-age=0, stale-if-error=86400'))).toBe(true)
  expect(isPublic(responseWith('private, no-store'))).toBe(false)
  expect(isPublic(responseWith('private, max-age=0, must-revalidate'))).toBe(false)
  expect(isPublic(responseWith(undefined))).toBe(false)
})

test('X-07 a private route is not cached, whatever the response says', () => {
  for (const path of ['/de/warenkorb', '/en/user/profile', '/de/user/attempt/x']) {
    expect(isPublic(responseWith('public', { url: `https://theatre.example${path}` }))).toBe(false)
  }
})

test('X-07 failures, redirects and cross-origin responses are not cached', () => {
  expect(isPublic(responseWith('public', { status: 404 }))).toBe(false)
  expect(isPublic(responseWith('public', { status: 206 }))).toBe(false)
  expect(isPublic(responseWith('public', { type: 'opaque' }))).toBe(false)
})
