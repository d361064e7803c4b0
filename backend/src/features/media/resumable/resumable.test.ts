import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { mediaLimits } from '@foyer/schema/media-upload.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { logIn, type Session } from '#test/log-in.ts'
import { recording } from '#test/media/send-by-tus.ts'
import { openTusClient, type TusClient } from '#test/media/tus-client.ts'
import { editor, photo, theatre, upload, useUploads } from '#test/media/upload-picture.ts'
import { runJobs } from '#test/run-jobs.ts'

useUploads()

const credentials = { username: 'redaktion', password: 'Vorhang-auf-2026' }
let client: TusClient

beforeAll(async () => {
  client = await openTusClient(theatre.app)
})

const stateOf = async (path: string) =>
  (await theatre.call({ url: path, headers: editor.headers })).body

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

describe('E-12: an upload in parts', () => {
  test('of 25 MB goes on where it was broken off', { tags: 'slow', timeout: 60_000 }, async () => {
    const file = recording(25 * 1024 * 1024)
    const path = await client.start(file.length, { filename: 'Konzert Mitschnitt.wav' })
    expect(path).toMatch(/^\/de\/pageeditor-api\/media-uploads\/[0-9a-f-]{36}$/)
    expect(await client.offsetOf(path)).toBe(0)

    expect(await client.sendPart(path, 0, file, { breakAfter: 8_000_000 })).toBeUndefined()
    await expect.poll(() => client.offsetOf(path), { timeout: 20_000 }).toBeGreaterThan(0)
    const arrived = Number(await client.offsetOf(path))
    expect(arrived).toBeLessThanOrEqual(8_000_000)
    expect(await stateOf(path)).toMatchObject({ state: 'receiving', item: null })

    const earlier = await logIn(theatre, credentials)
    await earlier.send({ url: '/de/api/user/logout/' })
    const next = file.subarray(arrived, arrived + 5_000_000)
    expect((await client.sendPart(path, arrived, next, { who: earlier }))?.status).toBe(401)
    const again = await logIn(theatre, credentials)
    expect(await client.offsetOf(path, again)).toBe(arrived)
    expect((await client.sendPart(path, arrived + 1, next, { who: again }))?.status).toBe(409)
    const second = await client.sendPart(path, arrived, next, { who: again })
    expect([second?.status, second?.headers['upload-offset']]).toEqual([
      204,
      String(arrived + next.length),
    ])
    const rest = file.subarray(arrived + next.length)
    expect((await client.sendPart(path, arrived + next.length, rest, { who: again }))?.status).toBe(
      204,
    )

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
    const path = await client.start(bytes.length, {
      filename: 'hof.png',
      alt_de: 'Größe',
      credit: 'Ü',
    })
    await client.sendPart(path, 0, bytes)
    await runJobs(theatre)
    const { item } = await stateOf(path)
    expect(item).toMatchObject({ texts: { alt: { de: 'Größe' }, credit: { de: 'Ü' } } })
    expect(item.image_thumbnails.length).toBeGreaterThan(10)
  })

  test('may replace the file of an item', async () => {
    const { body } = await upload({ bytes: await photo(40, 40).png().toBuffer() })
    const bytes = await photo(80, 60).png().toBuffer()
    const path = await client.start(bytes.length, {
      filename: 'neu.png',
      item: String(body.item_id),
    })
    await client.sendPart(path, 0, bytes)
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
    const path = await client.start(bytes.length, { filename: 'film.mp4' })
    await client.sendPart(path, 0, bytes)
    await runJobs(theatre)
    expect(await stateOf(path)).toMatchObject({
      state: 'failed',
      item: null,
      problem: expect.stringContaining(reason),
    })
    expect(readdirSync(join(theatre.folder, 'uploads'))).toEqual([])
  })

  test('belongs to the editor who began it, and needs a role and the CSRF token', async () => {
    const path = await client.start(10)
    const visitor = await logIn(theatre, { username: 'besucherin', password: 'Loge-links-7' })
    expect((await client.announce(10, {}, visitor))?.status).toBe(403)
    expect(await client.offsetOf(path, visitor)).toBe(403)
    expect(await client.offsetOf(path, await logIn(theatre))).toBe(401)
    const { cookie } = editor.headers
    const withoutToken = { headers: { cookie: cookie! } } as unknown as Session
    expect((await client.announce(10, {}, withoutToken))?.status).toBe(403)
    expect(
      (await client.sendPart(path, 0, Buffer.from('0123456789'), { who: withoutToken }))?.status,
    ).toBe(403)
    await theatre.database.execute(
      sql`update media_upload set account_id = (select id from account where username = 'besucherin')
        where id = ${path.split('/').at(-1)}`,
    )
    expect(await client.offsetOf(path)).toBe(404)
    expect((await theatre.call({ url: path, headers: editor.headers })).status).toBe(404)
  })

  test('is limited in size and in number, and can be given up', async () => {
    const large = await client.announce(mediaLimits.resumableBytes + 1)
    expect([large?.status, large?.detail]).toEqual([413, expect.stringContaining('zu groß')])
    expect((await client.announce(10, { alt_de: 'x'.repeat(301) }))?.status).toBe(400)
    expect((await client.announce(10, { item: '2000000' }))?.status).toBe(404)
    const paths: string[] = []
    for (let count = 0; count < 5; count += 1) paths.push(await client.start(10))
    const refused = await client.announce(10)
    expect([refused?.status, refused?.detail]).toEqual([429, expect.stringContaining('5')])
    expect((await client.send({ method: 'DELETE', path: paths[0]! }))?.status).toBe(204)
    expect(await client.offsetOf(paths[0]!)).toBe(404)
    expect((await client.announce(10))?.status).toBe(201)
  })

  test('that does not go on for a day is deleted; one that has all its bytes is completed', async () => {
    await theatre.database.execute(
      sql`update media_upload set changed_at = now() - interval '25 hours' where state = 'receiving'`,
    )
    const bytes = await photo(30, 30).png().toBuffer()
    const clean = () => theatre.app.jobs.scheduled['delete_expired_uploads']!.work()
    await clean()
    const path = await client.start(bytes.length)
    const id = path.split('/').at(-1)!
    await client.sendPart(path, 0, bytes)
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
