import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildApp } from '#app'
import { readEnv } from '#env'
import { logIn } from '#test/log-in.ts'
import { testEnvironment } from '#test/test-environment.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
const kilobyte = 1024
let app: FastifyInstance | undefined

beforeEach(() => theatre.database.execute(sql`delete from form_file`))
afterEach(() => app?.close())

test('X-09: files without an entry stay within their quota, from however many addresses they come', async () => {
  app = await open({
    FORM_UNSENT_BYTES: String(350 * kilobyte),
    FORM_FILE_BYTES: String(100 * kilobyte),
  })
  const statuses = []
  for (let visitor = 1; visitor <= 5; visitor += 1) {
    statuses.push(
      (await upload(app, { bytes: 90 * kilobyte, address: `198.51.100.${visitor}` })).status,
    )
  }
  expect(statuses).toEqual([201, 201, 201, 503, 503])
  await theatre.database.execute(sql`delete from form_file`)
  expect((await upload(app, { bytes: 90 * kilobyte, address: '198.51.100.9' })).status).toBe(201)
})

test('X-09: concurrent uploads count towards the quota before they are complete', async () => {
  app = await open({
    FORM_UNSENT_BYTES: String(350 * kilobyte),
    FORM_FILE_BYTES: String(100 * kilobyte),
  })
  const opened = app
  const responses = await Promise.all(
    Array.from({ length: 8 }, (_, visitor) =>
      upload(opened, { bytes: 90 * kilobyte, address: `203.0.113.${visitor}` }),
    ),
  )
  const taken = responses.filter(({ status }) => status === 201).length
  expect(taken).toBeGreaterThan(0)
  expect(taken).toBeLessThanOrEqual(3)
})

test('X-09: without free disk space an upload is rejected with a message, and nothing of it is stored', async () => {
  app = await open({ DISK_RESERVE_BYTES: String(2 ** 52) })
  const before = files()
  const response = await upload(app, { bytes: kilobyte, address: '192.0.2.201' })
  expect([response.status, response.headers['retry-after']]).toEqual([503, '600'])
  expect(response.body.detail).toMatch(/keine Dateien annehmen/)
  expect(files()).toEqual(before)
})

test(
  'B-11: one address may upload a limited number of megabytes per hour',
  { tags: 'slow' },
  async () => {
    app = await open({})
    const statuses = []
    for (let turn = 0; turn < 29; turn += 1) {
      const sent = await upload(app, {
        bytes: 9.5 * kilobyte * kilobyte,
        address: '192.0.2.202',
        isNonsense: true,
      })
      statuses.push(sent.status)
    }
    expect(new Set(statuses.slice(0, 25))).toEqual(new Set([415]))
    expect(statuses.at(-1)).toBe(429)
  },
)

function open(variables: Record<string, string>): Promise<FastifyInstance> {
  const variablesOfTest = {
    ...testEnvironment,
    DATABASE_URL: theatre.url,
    FOYER_DATA: theatre.folder,
  }
  return buildApp({
    database: theatre.database,
    env: readEnv({ ...variablesOfTest, ...variables }),
  })
}

async function upload(
  origin: FastifyInstance,
  { bytes, address, isNonsense = false }: { bytes: number; address: string; isNonsense?: boolean },
) {
  const { headers } = await logIn(theatre)
  const end = '\n%%EOF\n'
  const text = `${isNonsense ? 'nonsense' : '%PDF-1.7\n'}${'x'.repeat(bytes - 20)}${end}`
  const form = new FormData()
  form.append('file', new Blob([text]), 'cv.pdf')
  const request = new Request('http://x', { method: 'POST', body: form })
  const payload = Buffer.from(await request.arrayBuffer())
  const response = await origin.inject({
    method: 'POST',
    url: '/de/api/temp-files/',
    remoteAddress: address,
    headers: {
      ...headers,
      'content-type': request.headers.get('content-type')!,
      'content-length': String(payload.length),
    },
    payload,
  })
  return { status: response.statusCode, headers: response.headers, body: response.json() }
}

function files(): string[] {
  return readdirSync(join(theatre.folder, 'form-files'))
}
