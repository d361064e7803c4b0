import { mediaLimits } from '@foyer/schema/media-upload.ts'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { curtainFilm } from '@foyer/demo/media/curtain-film.ts'
import { logIn } from '#test/log-in.ts'
import {
  theatre,
  editor,
  photograph,
  type Sent,
  upload,
  formOf,
  files,
  useUploads,
} from '#test/media/upload-picture.ts'

useUploads()

async function rows(): Promise<number> {
  const { rows: counted } = await theatre.database.execute<{ count: string }>(
    sql`select (select count(*) from image) + (select count(*) from image_variant) + (select count(*) from media_file) as count`,
  )
  return Number(counted[0]!.count)
}

describe('E-12: a rejected upload leaves nothing behind', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const tooManyPixels = () =>
    sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#000' } })
      .png()
      .toBuffer()
  const tooManyBytes = () => Buffer.concat([photograph, Buffer.alloc(mediaLimits.pictureBytes)])

  test.each<[string, number, () => Sent | Promise<Sent>]>([
    ['a vector picture', 415, () => ({ bytes: Buffer.from(svg), name: 'bild.svg' })],
    ['one that is called otherwise', 415, () => ({ bytes: Buffer.from(svg), name: 'bild.png' })],
    ['HTML as a picture', 415, () => ({ bytes: Buffer.from('<!doctype html><script>') })],
    ['a PDF without an end', 400, () => ({ bytes: Buffer.from('%PDF-1.7\n'), name: 'bild.jpg' })],
    [
      'a PDF with a page in it',
      415,
      () => ({ bytes: Buffer.from('%PDF-1.7\n<script>\n%%EOF'), name: 'plan.pdf' }),
    ],
    [
      'a film with a page behind it',
      415,
      async () => ({
        bytes: Buffer.concat([await curtainFilm(), Buffer.from('<html><script>')]),
        name: 'film.webm',
      }),
    ],
    [
      'a film that is only a header',
      400,
      async () => ({ bytes: (await curtainFilm()).subarray(0, 200), name: 'film.webm' }),
    ],
    [
      'a film that was cut off',
      400,
      async () => ({ bytes: (await curtainFilm()).subarray(0, -1000), name: 'film.webm' }),
    ],
    ['an empty file', 400, () => ({ bytes: Buffer.alloc(0) })],
    ['a broken picture', 400, () => ({ bytes: photograph.subarray(0, photograph.length / 2) })],
    ['a picture that is only a head', 400, () => ({ bytes: photograph.subarray(0, 20) })],
    ['a small file with very many pixels', 413, async () => ({ bytes: await tooManyPixels() })],
    ['a picture with too many bytes', 413, () => ({ bytes: tooManyBytes() })],
    ['a long text', 400, () => ({ bytes: photograph, texts: { alt_de: 'x'.repeat(301) } })],
  ])('%s', async (_, expected, make) => {
    const before = { files: files(), rows: await rows() }
    const sent = await make()
    const responses = [await upload(sent), await upload({ ...sent, locale: 'en' })]
    expect(responses.map(({ status }) => status)).toEqual([expected, expected])
    const [german, english] = responses.map(({ body }) => body.detail as string)
    expect(german).toMatch(/\p{L}/u)
    expect(english).not.toBe(german)
    expect({ files: files(), rows: await rows() }).toEqual(before)
  })

  test('several files at once, or none', async () => {
    const before = { files: files(), rows: await rows() }
    const two = formOf({ bytes: photograph })
    two.append('file', new Blob([new Uint8Array(photograph)]), 'zwei.jpg')
    expect((await upload(two)).status).toBe(413)
    const none = new FormData()
    none.append('alt_de', 'Ohne Datei')
    expect((await upload(none)).status).toBe(400)
    const json = await editor.send({ url: '/de/pageeditor-api/media', payload: { file: 'x' } })
    expect(json.status).toBe(400)
    expect({ files: files(), rows: await rows() }).toEqual(before)
  })

  test('a picture that the database does not take', async () => {
    await theatre.database.execute(sql`alter table image_variant rename to image_variant_away`)
    const before = files()
    const { status } = await upload({ bytes: photograph })
    await theatre.database.execute(sql`alter table image_variant_away rename to image_variant`)
    expect(status).toBe(500)
    expect(files()).toEqual(before)
  })

  test('E-01: from anybody but editors', async () => {
    const before = { files: files(), rows: await rows() }
    const visitor = await logIn(theatre, { username: 'besucherin', password: 'Loge-links-7' })
    const nobody = await logIn(theatre)
    const statuses = []
    for (const who of [visitor, nobody, { headers: { cookie: editor.headers['cookie']! } }]) {
      statuses.push((await upload({ bytes: photograph }, who)).status)
    }
    expect(statuses).toEqual([403, 401, 403])
    expect({ files: files(), rows: await rows() }).toEqual(before)
  })
})
