import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseUrl, demoTemplate } from '@foyer/backend/src/test/demo-template.ts'
import { testEnvironment } from '@foyer/backend/src/test/test-environment.ts'
import { gongWav } from '@foyer/demo/media/gong-wav.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { freePort } from '#ports/free-port.ts'
import { ownProcess, type OwnProcess } from '#support/processes/own-process.ts'

/* Two origins of one theatre: each call goes to the other one than the call before, and one of them is killed while visitors write. */

const name = `foyer_replicas_${randomUUID().replaceAll('-', '')}`
const folder = mkdtempSync(join(tmpdir(), 'foyer-replicas-'))
const uploads = '/de/pageeditor-api/media-uploads'
/** Three processes and a minute: in the full run. */
const isFull = process.env['FULL'] === '1'
const within = { timeout: 90_000, interval: 200 }

let database: pg.Client
let replicas: OwnProcess[]
let addresses: string[]
let turn = 0

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

beforeAll(async () => {
  const server = inject('postgresUrl')
  await onServer(`create database ${name} template ${await demoTemplate(server, new Date())}`)
  const url = databaseUrl(server, name)
  database = new pg.Client(url)
  await database.connect()
  const ports = [await freePort(), await freePort()]
  addresses = ports.map((port) => `http://127.0.0.1:${port}`)
  replicas = ports.map((port) =>
    ownProcess({
      program: 'backend/src/server.ts',
      port,
      env: {
        ...testEnvironment,
        DATABASE_URL: url,
        FOYER_DATA: folder,
        BACKEND_PORT: String(port),
        RATE_LIMIT_STORE: 'postgres',
      },
    }),
  )
  await Promise.all(replicas.map((replica) => replica.start()))
})

afterAll(async () => {
  await Promise.all((replicas ?? []).map((replica) => replica.kill()))
  await database?.end()
  await onServer(`drop database if exists ${name} with (force)`)
  rmSync(folder, { recursive: true, force: true })
})

test.runIf(isFull)('X-06: replicas share sessions, limits, and uploads in parts', async () => {
  const editor = await newVisitor()
  const credentials = { username: 'redaktion', password: 'Vorhang-auf-2026' }
  expect((await editor.post('/de/api/user/login/', credentials)).status).toBe(200)
  for (const _ of addresses) {
    const details = await editor.call('/de/api/user-details/')
    const { is_logged_in: isKnown } = (await details.json()) as { is_logged_in: boolean }
    expect(isKnown).toBe(true)
  }

  const file = gongWav()
  const announced = await editor.call(uploads, {
    method: 'POST',
    headers: {
      'upload-length': String(file.length),
      'upload-metadata': `filename ${Buffer.from('Gong.wav').toString('base64')}`,
    },
  })
  const path = announced.headers.get('location')!
  const half = file.length >> 1
  for (const [from, to] of [[0, half] as const, [half, file.length] as const]) {
    const part = await editor.call(path, {
      method: 'PATCH',
      headers: { 'upload-offset': String(from), 'content-type': 'application/offset+octet-stream' },
      body: new Uint8Array(file.subarray(from, to)),
    })
    expect(part.status).toBe(204)
  }
  const state = async () => (await (await editor.call(path)).json()) as { state: string }
  await expect.poll(async () => (await state()).state, within).toBe('done')

  const visitor = await newVisitor()
  const nothing = { event_jet_id: 999_999, quantities: [1], sale_type_ids: [1], seat_group: 1 }
  const statuses: number[] = []
  for (let call = 0; call < 36; call += 1) {
    statuses.push((await visitor.post('/de/api/shop-cart/', nothing)).status)
  }
  expect(statuses.filter((status) => status !== 429)).toHaveLength(30)
})

test.runIf(isFull)(
  'X-02: no acknowledged entry is lost and each mail is sent once, although an origin is killed',
  async () => {
    const { rows } = await database.query<{ id: number }>(
      `select id from form where key = 'demo:rueckmeldung'`,
    )
    const form = rows[0]!.id
    const acknowledged: string[] = []
    const visitors = Array.from({ length: 4 }, async () => {
      while (acknowledged.length < 40) {
        const words = randomUUID()
        const values = {
          urteil: 'gross',
          worte: words,
          email: 'a@example.org',
          email2: 'a@example.org',
        }
        const visitor = await newVisitor().catch(() => undefined)
        const sent = await visitor
          ?.post('/de/api/forms-entries/', { form, field_values: values })
          .catch(() => undefined)
        if (sent?.status === 200) acknowledged.push(words)
      }
    })
    await expect.poll(() => acknowledged.length, within).toBeGreaterThan(5)
    await replicas[0]!.kill()
    const before = acknowledged.length
    await expect.poll(() => acknowledged.length, within).toBeGreaterThan(before + 5)
    await replicas[0]!.start()
    await Promise.all(visitors)

    const stored = await database.query<{ words: string }>(
      `select values->>'worte' as words from form_entry where form_id = $1`,
      [form],
    )
    const words = stored.rows.map((row) => row.words)
    expect(acknowledged.filter((one) => !words.includes(one))).toEqual([])
    const mails = () => (existsSync(`${folder}/mail`) ? readdirSync(`${folder}/mail`) : [])
    await expect
      .poll(() => mails().filter((mail) => mail.endsWith('.eml')).length, within)
      .toBe(words.length)
    const waiting = await database.query('select 1 from queued_mail where sent_at is null')
    expect(waiting.rows).toEqual([])
  },
)

let visitorCount = 0

/** A browser with an address of its own. Each of its calls goes to the next replica. */
async function newVisitor() {
  visitorCount += 1
  const address = `203.0.${113 + Math.floor(visitorCount / 250)}.${visitorCount % 250}`
  const cookies = new Map<string, string>()
  async function call(path: string, init: RequestInit = {}): Promise<Response> {
    turn += 1
    const response = await fetch(`${addresses[turn % addresses.length]}${path}`, {
      ...init,
      headers: {
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        'x-csrftoken': cookies.get('csrftoken') ?? '',
        'x-forwarded-for': address,
        'tus-resumable': '1.0.0',
        ...(init.headers as Record<string, string>),
      },
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(key, value)
    }
    return response
  }
  await call('/de/api/user-details/')
  return {
    call,
    post: (path: string, body: object) =>
      call(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  }
}

async function onServer(statement: string): Promise<void> {
  const server = new pg.Client(inject('postgresUrl'))
  await server.connect()
  await server.query(statement).finally(() => server.end())
}
