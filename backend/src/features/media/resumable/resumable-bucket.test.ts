import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '#app'
import { readEnv } from '#env'
import { type Bucket, listFolder } from '#files/bucket.ts'
import { findBucket } from '#files/open-files.ts'
import { recording } from '#test/media/send-by-tus.ts'
import { openTusClient, type TusClient } from '#test/media/tus-client.ts'
import { editor, theatre, useUploads } from '#test/media/upload-picture.ts'
import { startBuckets } from '#test/programs/bucket-server.ts'
import { runJobs } from '#test/run-jobs.ts'
import { testEnvironment } from '#test/test-environment.ts'

let buckets: Awaited<ReturnType<typeof startBuckets>>
let bucket: Bucket
let one: TusClient
let other: TusClient
const folder = mkdtempSync(join(tmpdir(), 'foyer-replica-'))
let replica: typeof theatre.app

beforeAll(async () => {
  buckets = await startBuckets()
  bucket = (await findBucket({ FOYER_DATA: folder, ...buckets.one }))!
})
useUploads(() => ({ ...buckets.one }))
beforeAll(async () => {
  // On another machine: the same database and bucket, and a folder of its own.
  replica = await buildApp({
    database: theatre.database,
    env: readEnv({
      ...testEnvironment,
      ...buckets.one,
      DATABASE_URL: theatre.url,
      FOYER_DATA: folder,
      SITE_URL: 'https://theatre.example',
    }),
  })
  one = await openTusClient(theatre.app)
  other = await openTusClient(replica)
})
afterAll(async () => {
  await replica?.close()
  await buckets.stop()
  rmSync(folder, { recursive: true, force: true })
})

test(
  'E-12 X-06: with a bucket an upload in parts goes on at another replica, and the worker on a third machine finds it',
  { tags: 'slow', timeout: 60_000 },
  async () => {
    const file = recording(21 * 1024 * 1024)
    const path = await one.start(file.length, { filename: 'Probe.wav' })
    expect(await other.offsetOf(path)).toBe(0)

    expect(await one.sendPart(path, 0, file, { breakAfter: 10_000_000 })).toBeUndefined()
    await expect.poll(() => other.offsetOf(path), { timeout: 20_000 }).toBeGreaterThan(8_000_000)
    const arrived = Number(await other.offsetOf(path))
    expect((await other.sendPart(path, arrived + 1, file.subarray(arrived + 1)))?.status).toBe(409)
    const middle = file.subarray(arrived, arrived + 4_000_000)
    expect((await other.sendPart(path, arrived, middle))?.status).toBe(204)
    const rest = file.subarray(arrived + middle.length)
    expect((await one.sendPart(path, arrived + middle.length, rest))?.status).toBe(204)

    expect(filesIn(theatre.folder)).toEqual([])
    await runJobs(theatre)
    const { body } = await theatre.call({ url: path, headers: editor.headers })
    expect(body).toMatchObject({ state: 'done', item: { type: 'audio', bytes: file.length } })
    const served = await replica.inject({ url: body.item.file.url })
    expect(served.rawPayload.equals(file)).toBe(true)
    expect(await keysOf('uploads')).toEqual([])
    expect([...filesIn(theatre.folder), ...filesIn(folder)]).toEqual([])
  },
)

test('E-12: with a bucket an upload that is given up leaves nothing behind', async () => {
  const path = await one.start(1000)
  await one.sendPart(path, 0, Buffer.alloc(500))
  expect(await keysOf('uploads')).toHaveLength(2)
  expect((await other.send({ method: 'DELETE', path }))?.status).toBe(204)
  expect(await keysOf('uploads')).toEqual([])
})

const filesIn = (of: string) =>
  readdirSync(of, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())

async function keysOf(name: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of listFolder(bucket, name)) keys.push(key)
  return keys
}
