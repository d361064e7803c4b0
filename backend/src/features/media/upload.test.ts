import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UploadedMedia } from '@foyer/schema/media-upload.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { curtainFilm } from '@foyer/demo/media/curtain-film.ts'
import { gongWav } from '@foyer/demo/media/gong-wav.ts'
import {
  theatre,
  editor,
  photograph,
  upload,
  files,
  photo,
  useUploads,
} from '#test/media/upload-picture.ts'

useUploads()

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

  test('is rotated by its EXIF orientation, and its metadata is removed', async () => {
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

  test('stays transparent in formats with transparency', async () => {
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
  test('is stored unchanged, and served by content hash, in ranges', async () => {
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
