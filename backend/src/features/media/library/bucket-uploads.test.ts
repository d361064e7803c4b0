import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { curtainFilm } from '@foyer/demo/media/curtain-film.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Bucket, listFolder } from '#files/bucket.ts'
import { findBucket } from '#files/open-files.ts'
import { startBuckets } from '#test/programs/bucket-server.ts'
import { runJobs } from '#test/run-jobs.ts'
import { editor, photograph, theatre, upload, useUploads } from '#test/media/upload-picture.ts'

let buckets: Awaited<ReturnType<typeof startBuckets>>
const folder = mkdtempSync(join(tmpdir(), 'foyer-bucket-'))
let bucket: Bucket

beforeAll(async () => {
  buckets = await startBuckets()
  bucket = (await findBucket({ FOYER_DATA: folder, ...buckets.one }))!
})
useUploads(() => ({ ...buckets.one }))
afterAll(async () => {
  await buckets.stop()
  rmSync(folder, { recursive: true, force: true })
})

test(
  'X-06: with a bucket what editors upload is there, and in no folder',
  { tags: 'slow' },
  async () => {
    const { body } = await upload({ bytes: photograph, name: 'Bühne.jpg' })
    const [{ url }] = body.image_thumbnails
    const served = await theatre.app.inject(url)
    expect((await sharp(served.rawPayload).metadata()).width).toBeGreaterThan(0)
    expect(await keysOf('originals')).toHaveLength(1)

    const film = await curtainFilm()
    const { file } = (await upload({ bytes: film, name: 'vorhang.webm' })).body
    expect((await theatre.app.inject(file.url)).rawPayload.equals(film)).toBe(true)
    for (const name of readdirSync(theatre.folder)) {
      expect(readdirSync(join(theatre.folder, name)), name).toEqual([])
    }

    // A job reads what was uploaded.
    const before = await keysOf('media')
    const point = { focal_point: { x: 0.1, y: 0.5 } }
    const item = `/de/pageeditor-api/media-items/${body.item_id}`
    const changed = await editor.send({ method: 'PATCH', url: item, payload: point })
    expect(changed.status, JSON.stringify(changed.body)).toBeLessThan(300)
    await runJobs(theatre)
    expect((await keysOf('media')).length).toBeGreaterThan(before.length)
  },
)

async function keysOf(name: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of listFolder(bucket, name)) keys.push(key)
  return keys
}
