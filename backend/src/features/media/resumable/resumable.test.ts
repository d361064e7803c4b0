import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { mediaLimits } from '@foyer/schema/media-upload.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { gongWav } from '@foyer/demo/media/gong-wav.ts'
import { logIn, type Session } from '#test/log-in.ts'
import { editor, photo, theatre, upload, useUploads } from '#test/media/upload-picture.ts'
import { runJobs } from '#test/run-jobs.ts'

useUploads()

const uploads = '/de/pageeditor-api/media-uploads'
const credentials = { username: 'redaktion', password: 'Vorhang-auf-2026' }
let port: number

beforeAll(async () => {
  await theatre.app.listen({ host: '127.0.0.1', port: 0 })
  port = (theatre.app.server.address() as AddressInfo).port
})

type Sending = {
  method: string
  path?: string
  headers?: Record<string, string | number>
  body?: Buffer
  /** The connection breaks after so many bytes of the body. */
  breakAfter?: number
  who?: Pick<Session, 'headers'>
}

/** A request as a client of tus sends it; undefined if the connection broke. */
async function send({ method, path = uploads, headers, body, breakAfter, who = editor }: Sending) {
  const { promise, resolve } = Promise.withResolvers<IncomingMessage | undefined>()
  const sending = request({
    host: '127.0.0.1',
    port,
    path,
    method,
    headers: {
      ...who.headers,
      'tus-resumable': '1.0.0',
      ...(body && { 'content-length': body.length }),
      ...headers,
    },
  })
  sending.on('response', resolve).on('error', () => resolve(undefined))
  if (body && breakAfter !== undefined) {
    sending.write(body.subarray(0, breakAfter), () => sending.destroy())
  } else {
    sending.end(body)
  }
  const response = await promise
  if (!response) return undefined
  const text = (await response.toArray()).join('')
  const detail = text.startsWith('{') ? (JSON.parse(text).detail as string) : text
  return { status: response.statusCode!, headers: response.headers, detail }
}

const metadataOf = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')

const announce = (bytes: number, values: Record<string, string> = {}, who = editor) =>
  send({
    method: 'POST',
    who,
    headers: {
      'upload-length': bytes,
      'upload-metadata': metadataOf({ filename: 'teil.bin', ...values }),
    },
  })

/** Announces an upload; returns its path. */
async function start(bytes: number, values: Record<string, string> = {}): Promise<string> {
  const response = await announce(bytes, values)
  expect([response?.status, response?.detail]).toEqual([201, ''])
  return response!.headers.location!
}

const offsetOf = async (path: string, who = editor) => {
  const response = await send({ method: 'HEAD', path, who })
  return response?.status === 200 ? Number(response.headers['upload-offset']) : response?.status
}

const sendPart = (path: string, offset: number, body: Buffer, more: Partial<Sending> = {}) =>
  send({
    method: 'PATCH',
    path,
    body,
    headers: { 'upload-offset': offset, 'content-type': 'application/offset+octet-stream' },
    ...more,
  })

const stateOf = async (path: string) =>
  (await theatre.call({ url: path, headers: editor.headers })).body

/** A recording of this many bytes. */
function recording(bytes: number): Buffer {
  const short = gongWav()
  const file = Buffer.alloc(bytes)
  for (let from = 0; from < bytes; from += short.length) short.copy(file, from)
  file.writeUInt32LE(bytes - 8, 4)
  file.writeUInt32LE(bytes - 44, 40)
  return file
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

describe('E-12: an upload in parts', () => {
  test('of 25 MB goes on where it was broken off', { tags: 'slow', timeout: 60_000 }, async () => {
    const file = recording(25 * 1024 * 1024)
    const path = await start(file.length, { filename: 'Konzert Mitschnitt.wav' })
    expect(path).toMatch(/^\/de\/pageeditor-api\/media-uploads\/[0-9a-f-]{36}$/)
    expect(await offsetOf(path)).toBe(0)

    expect(await sendPart(path, 0, file, { breakAfter: 8_000_000 })).toBeUndefined()
    await expect.poll(() => offsetOf(path), { timeout: 20_000 }).toBeGreaterThan(0)
    const arrived = Number(await offsetOf(path))
    expect(arrived).toBeLessThanOrEqual(8_000_000)
    expect(await stateOf(path)).toMatchObject({ state: 'receiving', item: null })

    const earlier = await logIn(theatre, credentials)
    await earlier.send({ url: '/de/api/user/logout/' })
    const next = file.subarray(arrived, arrived + 5_000_000)
    expect((await sendPart(path, arrived, next, { who: earlier }))?.status).toBe(401)
    const again = await logIn(theatre, credentials)
    expect(await offsetOf(path, again)).toBe(arrived)
    expect((await sendPart(path, arrived + 1, next, { who: again }))?.status).toBe(409)
    const second = await sendPart(path, arrived, next, { who: again })
    expect([second?.status, second?.headers['upload-offset']]).toEqual([
      204,
      String(arrived + next.length),
    ])
    const rest = file.subarray(arrived + next.length)
    expect((await sendPart(path, arrived + next.length, rest, { who: again }))?.status).toBe(204)

    expect(await stateOf(path)).toMatchObject({ state: 'processing', received_bytes: file.length })
    await runJobs(theatre)
    const { state, item } = await stateOf(path)
    expect(state).toBe('done')
    expect(item).toMatchObject({
      type: 'audio',
      name: 'Konzert Mitschnitt.wav',
      bytes: file.length,
      uploaded_by: 'Renate Aigner',
    })
    const served = await theatre.app.inject({ url: item.file.url })
    expect(hashOf(served.rawPayload)).toBe(hashOf(file))
    expect(readdirSync(join(theatre.folder, 'uploads'))).toEqual([])
  })

  test('of a picture gets its versions and texts by a job', async () => {
    const bytes = await photo(300, 200).png().toBuffer()
    const path = await start(bytes.length, { filename: 'hof.png', alt_de: 'Größe', credit: 'Ü' })
    await sendPart(path, 0, bytes)
    await runJobs(theatre)
    const { item } = await stateOf(path)
    expect(item).toMatchObject({ texts: { alt: { de: 'Größe' }, credit: { de: 'Ü' } } })
    expect(item.image_thumbnails.length).toBeGreaterThan(10)
  })

  test('may replace the file of an item', async () => {
    const { body } = await upload({ bytes: await photo(40, 40).png().toBuffer() })
    const bytes = await photo(80, 60).png().toBuffer()
    const path = await start(bytes.length, { filename: 'neu.png', item: String(body.item_id) })
    await sendPart(path, 0, bytes)
    await runJobs(theatre)
    const { item } = await stateOf(path)
    expect([item.id, item.image_obj.id, item.image_obj.width]).toEqual([
      body.item_id,
      body.image_obj.id,
      80,
    ])
  })

  test.each([
    ['a vector picture', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'Format ist nicht möglich'],
    ['a film without its contents', 'RIFF\0\0\0\0WAVEfmt ', 'beschädigt oder unvollständig'],
  ])('of %s fails with a reason, and leaves nothing behind', async (_, text, reason) => {
    const bytes = Buffer.from(text)
    const path = await start(bytes.length, { filename: 'film.mp4' })
    await sendPart(path, 0, bytes)
    await runJobs(theatre)
    expect(await stateOf(path)).toMatchObject({
      state: 'failed',
      item: null,
      problem: expect.stringContaining(reason),
    })
    expect(readdirSync(join(theatre.folder, 'uploads'))).toEqual([])
  })

  test('belongs to the editor who began it, and needs a role and the CSRF token', async () => {
    const path = await start(10)
    const visitor = await logIn(theatre, { username: 'besucherin', password: 'Loge-links-7' })
    expect((await announce(10, {}, visitor))?.status).toBe(403)
    expect(await offsetOf(path, visitor)).toBe(403)
    expect(await offsetOf(path, await logIn(theatre))).toBe(401)
    const { cookie } = editor.headers
    const withoutToken = { headers: { cookie: cookie! } } as unknown as Session
    expect((await announce(10, {}, withoutToken))?.status).toBe(403)
    expect(
      (await sendPart(path, 0, Buffer.from('0123456789'), { who: withoutToken }))?.status,
    ).toBe(403)
    await theatre.database.execute(
      sql`update media_upload set account_id = (select id from account where username = 'besucherin')
        where id = ${path.split('/').at(-1)}`,
    )
    expect(await offsetOf(path)).toBe(404)
    expect((await theatre.call({ url: path, headers: editor.headers })).status).toBe(404)
  })

  test('is limited in size and in number, and can be given up', async () => {
    const large = await announce(mediaLimits.resumableBytes + 1)
    expect([large?.status, large?.detail]).toEqual([413, expect.stringContaining('zu groß')])
    expect((await announce(10, { alt_de: 'x'.repeat(301) }))?.status).toBe(400)
    expect((await announce(10, { item: '2000000' }))?.status).toBe(404)
    const paths: string[] = []
    for (let count = 0; count < 5; count += 1) paths.push(await start(10))
    const refused = await announce(10)
    expect([refused?.status, refused?.detail]).toEqual([429, expect.stringContaining('5')])
    expect((await send({ method: 'DELETE', path: paths[0]! }))?.status).toBe(204)
    expect(await offsetOf(paths[0]!)).toBe(404)
    expect((await announce(10))?.status).toBe(201)
  })

  test('that does not go on for a day is deleted; one that has all its bytes is completed', async () => {
    await theatre.database.execute(
      sql`update media_upload set changed_at = now() - interval '25 hours' where state = 'receiving'`,
    )
    const bytes = await photo(30, 30).png().toBuffer()
    const clean = () => theatre.app.jobs.scheduled['delete_expired_uploads']!.work()
    await clean()
    const path = await start(bytes.length)
    const id = path.split('/').at(-1)!
    await sendPart(path, 0, bytes)
    // As if the process had ended between the last bytes and the note about them.
    await theatre.database.execute(
      sql`update media_upload set state = 'receiving' where id = ${id}`,
    )
    await clean()
    await runJobs(theatre)
    expect((await stateOf(path)).state).toBe('done')
    expect(readdirSync(join(theatre.folder, 'uploads'))).toEqual([])
  })
})
