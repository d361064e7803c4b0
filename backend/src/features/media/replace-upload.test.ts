import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { UploadedMedia } from '@foyer/schema/media-upload.ts'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { curtainFilm } from '@foyer/demo/media/curtain-film.ts'
import { gongWav } from '@foyer/demo/media/gong-wav.ts'
import {
  editor,
  photo,
  replaceFile,
  theatre,
  upload,
  useUploads,
} from '#test/media/upload-picture.ts'
import { withStale } from '#test/media/with-stale.ts'
import { runJobs } from '#test/run-jobs.ts'
import { writable } from '#test/test-database.ts'

useUploads()

const container = '/de/pageeditor-api/container/by-slug/event-9'
const shown = async () => (await theatre.call(container)).body.children[0]
let first: UploadedMedia & { kind: 'image' }

beforeAll(async () => {
  const texts = { alt_de: 'Ein Kreis', credit: 'Anna Huber' }
  first = (await upload({ bytes: await photo(400, 300).png().toBuffer(), texts })).body
  const teaser = { slug: 'event-9', content_type: 'event', object_id: '9', headline: 'x' }
  const payload = { ...teaser, image: first.image_obj.id }
  await editor.send({ url: '/de/pageeditor-api/full-teaser', payload })
})

describe('E-12: a replaced file', () => {
  test('is shown wherever the earlier one was, with its texts, at new addresses', async () => {
    const bytes = await photo(200, 400).jpeg().toBuffer()
    const { response, stale } = await withStale(() =>
      replaceFile(first.item_id, { bytes, name: 'neu.jpg' }),
    )
    const { status, body } = response
    expect([status, body.detail]).toEqual([200, undefined])
    expect(UploadedMedia.parse(body)).toEqual(body)
    expect(body.item_id).toBe(first.item_id)
    const { image_obj: now } = await shown()
    expect(now).toMatchObject({
      id: first.image_obj.id,
      alt: 'Ein Kreis',
      credit: 'Anna Huber',
      width: 200,
      height: 400,
    })
    expect(now.url).not.toBe(first.image_obj.url)
    expect(stale).toContain('container:event-9')
    const everywhere = JSON.stringify(await shown())
    for (const { url } of first.image_thumbnails) expect(everywhere).not.toContain(url)
  })

  test('leaves the earlier one for a day, for pages that are open', async () => {
    const { url } = first.image_obj
    await theatre.app.jobs.scheduled['delete_retired_media']!.work()
    expect((await theatre.call(url)).status).toBe(200)
    await writable(theatre.database).execute(
      sql`update retired_media set retired_at = now() - interval '25 hours'`,
    )
    await theatre.app.jobs.scheduled['delete_retired_media']!.work()
    expect((await theatre.call(url)).status).toBe(404)
    expect((await theatre.call((await shown()).image_obj.url)).status).toBe(200)
    expect(readdirSync(join(theatre.folder, 'originals'))).toHaveLength(1)
  })

  test('may be a film, a recording or a document, each by its like', async () => {
    const film = (await upload({ bytes: await curtainFilm(), name: 'Film.webm' })).body
    const wrong = await replaceFile(film.item_id, { bytes: gongWav(), name: 'gong.wav' })
    expect([wrong.status, wrong.body.detail]).toEqual([409, expect.stringContaining('anderer Art')])
    const plan = (text: string) => Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`)
    const { body } = await upload({ bytes: plan('alt'), name: 'Saalplan.pdf' })
    expect(body.file).toMatchObject({ mime_type: 'application/pdf', name: 'Saalplan.pdf' })
    const replaced = await replaceFile(body.item_id, { bytes: plan('neu'), name: 'Plan 2.pdf' })
    expect(replaced.body.file.id).toBe(body.file.id)
    expect(replaced.body.file.url).toMatch(/^\/media\/plan-2-\w+\.pdf$/)
    const served = await theatre.call(replaced.body.file.url)
    expect(served.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    })
    const again = await upload({ bytes: plan('neu'), name: 'noch-einmal.pdf' })
    expect(again.body.file.id).toBe(body.file.id)
  })

  test('is refused where there is none, or where the new one cannot be read', async () => {
    const bytes = await photo(20, 20).png().toBuffer()
    expect((await replaceFile(2_000_000, { bytes })).status).toBe(404)
    const broken = await replaceFile(first.item_id, { bytes: bytes.subarray(0, 40) })
    expect(broken.status).toBe(400)
    expect((await theatre.call((await shown()).image_obj.url)).status).toBe(200)
  })
})

describe('E-12: a focal point', { tags: 'slow' }, () => {
  test('decides what crops show, once the job has made them', async () => {
    const size = { width: 1000, height: 500, channels: 3 } as const
    const half = { ...size, width: 500, background: '#ff0000' }
    const bytes = await sharp({ create: { ...size, background: '#0000ff' } })
      .composite([{ input: await sharp({ create: half }).png().toBuffer(), left: 0, top: 0 }])
      .png()
      .toBuffer()
    const { body } = await upload({ bytes })
    const change = (x: number) =>
      editor.send({
        method: 'PATCH',
        url: `/de/pageeditor-api/media-items/${body.item_id}`,
        payload: { focal_point: { x, y: 0.5 } },
      })
    const leftAndRight = async () => {
      await runJobs(theatre)
      const item = await theatre.call({
        url: `/de/pageeditor-api/media-items/${body.item_id}`,
        headers: editor.headers,
      })
      const { url } = item.body.image_thumbnails.find(
        ({ crop, format }: { crop: string; format: string }) =>
          crop === 'square' && format === 'jpg',
      )
      const { data, info } = await sharp(join(theatre.folder, url))
        .raw()
        .toBuffer({ resolveWithObject: true })
      const at = (x: number) => (data[x * info.channels]! > 128 ? 'red' : 'blue')
      return [at(5), at(info.width - 6)]
    }
    await change(0)
    expect(await leftAndRight()).toEqual(['red', 'red'])
    await change(1)
    expect(await leftAndRight()).toEqual(['blue', 'blue'])
    await change(0.5)
    expect(await leftAndRight()).toEqual(['red', 'blue'])
  })
})
