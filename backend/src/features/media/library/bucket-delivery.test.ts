import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { randomBytes } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filesOnDisk, openFiles } from '#files/open-files.ts'
import type { Files } from '#files/file-store.ts'
import { startBuckets } from '#test/programs/bucket-server.ts'
import { addMediaRoutes } from '#features/media/routes.ts'

const folder = mkdtempSync(`${tmpdir()}/foyer-delivery-`)
const content = randomBytes(100_000)
const names = ['jpg', 'webp', 'avif', 'mp4', 'webm', 'mp3', 'ogg', 'wav', 'm4a', 'pdf'].map(
  (extension) => `hamlet-1a2b.${extension}`,
)
let buckets: Awaited<ReturnType<typeof startBuckets>>
let bucket: Files
let fromDisk: FastifyInstance
let fromBucket: FastifyInstance

beforeAll(async () => {
  buckets = await startBuckets()
  const disk = filesOnDisk(folder)
  bucket = await openFiles({ FOYER_DATA: folder, ...buckets.one })
  const path = `${folder}/content`
  writeFileSync(path, content)
  for (const name of names) {
    await disk.media.put(path, name)
    await bucket.media.put(path, name)
  }
  fromDisk = Fastify()
  fromBucket = Fastify()
  await addMediaRoutes(fromDisk, disk.delivery)
  await addMediaRoutes(fromBucket, bucket.delivery)
})
afterAll(async () => {
  await buckets.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('X-06: from a bucket visitors get what they get from a folder', () => {
  test.each([
    ['the file', 'GET', {}],
    ['its size', 'HEAD', {}],
    ['a part', 'GET', { range: 'bytes=4-9' }],
    ['the end', 'GET', { range: 'bytes=-10' }],
    ['the rest', 'GET', { range: 'bytes=99990-' }],
    ['what is not there', 'GET', { range: 'bytes=200000-' }],
    ['a part of another version', 'GET', { range: 'bytes=4-9', 'if-range': '"another"' }],
    ['a change since a year', 'GET', { 'if-modified-since': 'Sun, 23 Nov 2025 10:00:00 GMT' }],
    ['no change', 'GET', { 'if-modified-since': 'Wed, 23 Nov 2044 10:00:00 GMT' }],
  ] as const)('%s', async (_, method, headers) => {
    for (const name of names) {
      const ask = async (app: FastifyInstance) => {
        const response = await app.inject({ method, url: `/media/${name}`, headers })
        const isFile = response.statusCode < 300
        return {
          status: response.statusCode,
          body: isFile ? response.rawPayload.toString('hex') : '',
          headers: shown(response.headers, isFile),
        }
      }
      expect(await ask(fromBucket), name).toEqual(await ask(fromDisk))
    }
  })

  test('nothing, if they have the file already, or if there is none', async () => {
    for (const app of [fromDisk, fromBucket]) {
      const url = '/media/hamlet-1a2b.jpg'
      const { etag = '', 'last-modified': date = '' } = (await app.inject(url)).headers
      const again = await app.inject({ url, headers: { 'if-none-match': etag } })
      expect([again.statusCode, again.payload]).toEqual([304, ''])
      const part = { range: 'bytes=0-9', 'if-range': date }
      expect((await app.inject({ url, headers: part })).statusCode).toBe(206)
      expect((await app.inject('/media/macbeth.jpg')).statusCode).toBe(404)
      for (const other of ['/media/%2e%2e/originals/x', '/media/.hidden', '/media/']) {
        expect([403, 404], other).toContain((await app.inject(other)).statusCode)
      }
    }
  })
})

test('X-06: what is kept in a bucket is what was given, whatever its size, and nothing stays on disk', async () => {
  const large = randomBytes(6_000_000)
  const path = `${folder}/large`
  for (const bytes of [large, Buffer.alloc(0)]) {
    writeFileSync(path, bytes)
    await bucket.originals.put(path, 'large')
    expect((await bucket.originals.read('large')).equals(bytes)).toBe(true)
    const size = await bucket.originals.withLocal(
      'large',
      async () => readdirSync(`${folder}/incoming`).length,
    )
    expect(size).toBe(1)
    expect(readdirSync(`${folder}/incoming`)).toEqual([])
  }
  await bucket.originals.remove('large')
  await bucket.originals.remove('large')
  await expect(bucket.originals.read('large')).rejects.toThrow(/read file/i)
})

test('X-06: while the bucket is gone there are no files, and afterwards there are again', async () => {
  const status = async () => (await fromBucket.inject(`/media/${names[0]}`)).statusCode
  await buckets.without(async () => {
    expect(await status()).toBe(503)
    await expect(bucket.media.put(`${folder}/content`, 'other.jpg')).rejects.toThrow(/write file/i)
  })
  expect(await status()).toBe(200)
})

const compared = [
  'content-type',
  'content-length',
  'content-range',
  'cache-control',
  'accept-ranges',
  'x-content-type-options',
]

function shown(headers: Record<string, number | string | string[] | undefined>, isFile: boolean) {
  const names = isFile ? compared : ['content-range']
  return Object.fromEntries(names.map((name) => [name, headers[name]?.toString()]))
}
