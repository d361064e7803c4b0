import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressResponse } from './compress-response.ts'

const json = { 'content-type': 'application/graphql-response+json; charset=utf-8' }
const text = JSON.stringify({ data: 'Vorhang auf! '.repeat(500) })

const responseFor = (given: Partial<Parameters<typeof compressResponse>[0]>) =>
  compressResponse({
    method: 'POST',
    acceptEncoding: 'gzip, deflate, br, zstd',
    status: 200,
    headers: { ...json, 'content-length': String(text.length) },
    ...given,
  })

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
])(
  'for %s a long response of the graph is sent as %s',
  async (acceptEncoding, encoding, unpack) => {
    const { headers, compressor } = responseFor({ acceptEncoding })
    expect(headers).toEqual({ ...json, vary: 'accept-encoding', 'content-encoding': encoding })
    const sent = buffer(compressor!.end(text))
    const bytes = await sent
    expect(bytes.length).toBeLessThan(text.length / 10)
    expect(unpack(bytes).toString()).toBe(text)
  },
)

test('who accepts no compression gets it as it is, and caches learn that it depends on that', () => {
  const headers = { ...json, 'content-length': String(text.length), vary: 'cookie' }
  expect(responseFor({ acceptEncoding: undefined, headers })).toEqual({
    headers: { ...headers, vary: 'cookie, accept-encoding' },
  })
})

test('an ETag becomes a weak one, and no part can be asked for', () => {
  const { headers } = responseFor({ headers: { ...json, etag: '"a1"', 'accept-ranges': 'bytes' } })
  expect(headers['etag']).toBe('W/"a1"')
  expect(headers).not.toHaveProperty('accept-ranges')
})

test.each([
  ['short', { headers: { ...json, 'content-length': '200' } }],
  ['a picture', { headers: { 'content-type': 'image/avif' } }],
  ['a part of a text', { status: 206, headers: { 'content-type': 'text/plain' } }],
  ['a stream of JSON', { headers: { 'content-type': 'application/json-seq' } }],
  ['a stream of events', { headers: { 'content-type': 'text/event-stream' } }],
  ['compressed', { headers: { ...json, 'content-encoding': 'br' } }],
  ['not to be changed', { headers: { ...json, 'cache-control': 'public, no-transform' } }],
  ['without a body', { status: 304, headers: json }],
  ['asked for its headers only', { method: 'HEAD', headers: json }],
])('a response that is %s is passed through unchanged', (_, given) => {
  expect(responseFor(given)).toEqual({ headers: given.headers })
})
