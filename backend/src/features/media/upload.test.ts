import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mediaLimits, UploadedMedia } from '@foyer/schema/media-upload.ts'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { curtainFilm } from '@foyer/demo/media/curtain-film.ts'
import { gongWav } from '@foyer/demo/media/gong-wav.ts'
import { logIn, type Session } from '#test/log-in.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
let editor: Session
let photograph: Buffer

beforeAll(async () => {
  editor = await logIn(theatre, { username: 'redaktion', password: 'Vorhang-auf-2026' })
  photograph = await photo(1600, 1000).jpeg().toBuffer()
})

/** Something with edges, so that no version of it is empty. */
function photo(width: number, height: number) {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#1d3fa0"/><circle cx="30%" cy="40%" r="20%" fill="#f0a63a"/></svg>`
  return sharp(Buffer.from(drawn)).removeAlpha()
}

type Sent = { bytes: Buffer; name?: string; texts?: Record<string, string>; locale?: string }

async function upload(sent: Sent | FormData, who: Pick<Session, 'headers'> = editor) {
  const form = sent instanceof FormData ? sent : formOf(sent)
  const request = new Request('http://x', { method: 'POST', body: form })
  const locale = sent instanceof FormData ? 'de' : (sent.locale ?? 'de')
  return theatre.call({
    method: 'POST',
    url: `/${locale}/pageeditor-api/media`,
    headers: { ...who.headers, 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

function formOf({ bytes, name = 'bild.jpg', texts = {} }: Sent): FormData {
  const form = new FormData()
  for (const [field, text] of Object.entries(texts)) form.append(field, text)
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  return form
}

/** Every file that is there, served or not. */
function files(): string[] {
  return ['media', 'incoming'].flatMap((folder) => {
    try {
      return readdirSync(join(theatre.folder, folder)).map((file) => `${folder}/${file}`)
    } catch {
      return []
    }
  })
}

async function rows(): Promise<number> {
  const { rows: counted } = await theatre.database.execute<{ count: string }>(
    sql`select (select count(*) from image) + (select count(*) from image_variant) + (select count(*) from media_file) as count`,
  )
  return Number(counted[0]!.count)
}

describe('E-12, M-09: a picture', () => {
  test('becomes avif, webp and jpg in every crop and whole, with what is said about it', async () => {
    const texts = { alt_de: 'Die Bühne', alt_en: 'The stage', credit: 'Anna Huber' }
    const { status, body } = await upload({ bytes: photograph, name: 'Große Bühne.JPG', texts })
    expect([status, body.detail]).toEqual([201, undefined])
    expect(UploadedMedia.parse(body)).toEqual(body)
    expect(body.image_obj).toMatchObject({
      alt: 'Die Bühne',
      credit: 'Anna Huber',
      width: 1600,
      height: 1000,
      url: expect.stringMatching(/^\/media\/grosse-buehne-\w{8}-original-1600-\w+\.jpg$/),
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    })
    type Thumbnail = { crop: string; format: string; width: number; height: number; url: string }
    const thumbnails: Thumbnail[] = body.image_thumbnails
    const sizes = (crop: string, format: string) =>
      thumbnails
        .filter((one) => one.crop === crop && one.format === format)
        .map(({ width, height }) => `${width}x${height}`)
    for (const format of ['avif', 'webp', 'jpg']) {
      expect(sizes('vertical', format)).toEqual(['400x500', '800x1000'])
      expect(sizes('horizontal', format)).toEqual(['1240x700'])
      expect(sizes('square', format)).toEqual(['240x240', '480x480'])
      expect(sizes('original', format)).toEqual(['480x300', '960x600', '1440x900', '1600x1000'])
    }
    for (const { url, format, width, height } of thumbnails) {
      const read = await sharp(readFileSync(join(theatre.folder, url))).metadata()
      const names: Record<string, string> = { avif: 'heif', webp: 'webp', jpg: 'jpeg' }
      expect([read.format, read.width, read.height]).toEqual([names[format], width, height])
      expect(read.exif).toBeUndefined()
    }
    const served = await theatre.call(thumbnails.find(({ format }) => format === 'avif')!.url)
    expect(served.headers).toMatchObject({
      'content-type': 'image/avif',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('immutable'),
    })
    expect(files().filter((file) => file.startsWith('incoming/'))).toEqual([])
  })

  test('is what a module can name from then on, in each language with its own words', async () => {
    const texts = { alt_de: 'Rot', alt_en: 'Red' }
    const { body } = await upload({ bytes: photograph, texts, locale: 'en' })
    expect(body.image_obj.alt).toBe('Red')
    const saved = await editor.send({
      url: '/de/pageeditor-api/full-teaser',
      payload: {
        slug: 'event-9',
        content_type: 'event',
        object_id: '9',
        headline: 'x',
        image: body.image_obj.id,
      },
    })
    expect(saved.body.image_obj).toMatchObject({ id: body.image_obj.id, alt: 'Rot' })
    expect(saved.body.image_thumbnails).toHaveLength(body.image_thumbnails.length)
  })

  test('is turned as the camera says, and keeps nothing of what the camera wrote', async () => {
    const bytes = await photo(600, 300)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Geheim' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { body } = await upload({ bytes })
    expect(body.image_obj).toMatchObject({ width: 300, height: 600 })
    const stored = readFileSync(join(theatre.folder, body.image_obj.url))
    expect(stored.includes('Geheim')).toBe(false)
  })

  test.each(['png', 'gif', 'webp', 'avif'] as const)(
    'may be a %s, whatever it is called',
    async (format) => {
      const bytes = await photo(320, 200).toFormat(format).toBuffer()
      const { status, body } = await upload({ bytes, name: 'ohne-endung' })
      expect([status, body.image_obj?.width]).toEqual([201, 320])
    },
  )

  test('keeps its transparent ground where formats have one', async () => {
    const bytes = await photo(320, 200).ensureAlpha(0).png().toBuffer()
    const { body } = await upload({ bytes, name: 'logo.png' })
    const pixelOf = async (format: string) => {
      const found = body.image_thumbnails.find(
        (one: { crop: string; format: string }) => one.crop === 'original' && one.format === format,
      )
      const file = sharp(readFileSync(join(theatre.folder, found.url)))
      return [...(await file.ensureAlpha().raw().toBuffer()).subarray(0, 4)]
    }
    expect((await pixelOf('webp'))[3]).toBe(0)
    expect(await pixelOf('jpg')).toEqual([255, 255, 255, 255])
  })
})

describe('E-12: a film or recording', () => {
  test('is kept as it is and served by its content, piece by piece', async () => {
    const film = await curtainFilm()
    const { status, body } = await upload({ bytes: film, name: 'Vorhang auf.html' })
    expect(status).toBe(201)
    expect(UploadedMedia.parse(body)).toEqual(body)
    expect(body.file).toMatchObject({
      mime_type: 'video/webm',
      name: 'Vorhang auf.html',
      bytes: film.length,
      url: expect.stringMatching(/^\/media\/vorhang-auf-\w+\.webm$/),
    })
    const piece = await theatre.app.inject({ url: body.file.url, headers: { range: 'bytes=4-9' } })
    expect(piece.statusCode).toBe(206)
    expect(piece.rawPayload).toEqual(film.subarray(4, 10))
    expect(piece.headers).toMatchObject({
      'content-type': 'video/webm',
      'content-range': `bytes 4-9/${film.length}`,
      'x-content-type-options': 'nosniff',
    })
    const again = await upload({ bytes: film, name: 'noch-einmal.webm' })
    expect(again.body.file.id).toBe(body.file.id)
    expect(files().filter((file) => file.endsWith('.webm'))).toHaveLength(1)
    expect(files().filter((file) => file.startsWith('incoming/'))).toEqual([])
  })

  test('may be a recording', async () => {
    const { body } = await upload({ bytes: gongWav(), name: 'gong.wav' })
    expect(body.file).toMatchObject({ mime_type: 'audio/wav', name: 'gong.wav' })
    const played = await theatre.call(body.file.url)
    expect(played.headers['content-type']).toMatch(/^audio\//)
  })
})

describe('E-12: what is refused leaves nothing behind', () => {
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
    ['a PDF', 415, () => ({ bytes: Buffer.from('%PDF-1.7\n'), name: 'bild.jpg' })],
    [
      'a film with a page behind it',
      415,
      async () => ({
        bytes: Buffer.concat([await curtainFilm(), Buffer.from('<html><script>')]),
        name: 'film.webm',
      }),
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
    const answers = [await upload(sent), await upload({ ...sent, locale: 'en' })]
    expect(answers.map(({ status }) => status)).toEqual([expected, expected])
    const [german, english] = answers.map(({ body }) => body.detail as string)
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
