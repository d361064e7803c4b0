import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseUrl, demoTemplate } from '@foyer/backend/src/test/demo-template.ts'
import { recording, sendByTus, type TusRequest } from '@foyer/backend/src/test/media/send-by-tus.ts'
import { testEnvironment } from '@foyer/backend/src/test/test-environment.ts'
import { fakeRenderer, page } from '@foyer/web/server/front/testing/fake-renderer.ts'
import { serveFront } from '@foyer/web/server/front/testing/serve-front.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { freePort } from '#ports/free-port.ts'
import { ownProcess, type OwnProcess } from '#support/processes/own-process.ts'

/* A large upload as editors send it: through the front server to a real origin, over connections that break. */

const megabyte = 1024 * 1024
const name = `foyer_upload_${randomUUID().replaceAll('-', '')}`
const folder = mkdtempSync(join(tmpdir(), 'foyer-upload-'))
const within = { timeout: 60_000, interval: 100 }

let originPort: number
let origin: OwnProcess

beforeAll(async () => {
  const server = inject('postgresUrl')
  const template = await demoTemplate(server, new Date())
  await onServer(`create database ${name} template ${template}`)
  originPort = await freePort()
  origin = ownProcess({
    program: 'backend/src/server.ts',
    port: originPort,
    env: {
      ...testEnvironment,
      DATABASE_URL: databaseUrl(server, name),
      FOYER_DATA: folder,
      BACKEND_PORT: String(originPort),
    },
  })
  await origin.start()
})

afterAll(async () => {
  await origin?.kill()
  await onServer(`drop database if exists ${name} with (force)`)
  rmSync(folder, { recursive: true, force: true })
})

async function onServer(statement: string) {
  const server = new pg.Client(inject('postgresUrl'))
  await server.connect()
  await server.query(statement).finally(() => server.end())
}

/** The front server before the origin. Returns its port. */
async function openFront(): Promise<number> {
  vi.stubEnv('BACKEND_URL', `http://127.0.0.1:${originPort}`)
  vi.stubEnv('MESH_URL', `http://127.0.0.1:${originPort}/graphql`)
  const { front } = await serveFront({ renderer: fakeRenderer(() => page('')).render })
  // The addresses are read when the module is loaded.
  vi.resetModules()
  const { createRequestListener } = await import('@foyer/web/server/request-listener.ts')
  const { createEventsDoor } = await import('@foyer/web/server/events-door.ts')
  const behind = `http://127.0.0.1:${originPort}`
  const events = createEventsDoor({ origin: behind, onFailure: () => {} })
  const loadTimes = { count: () => undefined }
  const server = createServer(
    createRequestListener({ front, reports: undefined, loadTimes, events }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
    vi.unstubAllEnvs()
  })
  return (server.address() as AddressInfo).port
}

/** The cookies and the token of an editor. */
async function logIn(): Promise<Record<string, string>> {
  const cookies = new Map<string, string>()
  const headers = () => ({
    cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
    'x-csrftoken': cookies.get('csrftoken') ?? '',
  })
  async function call(path: string, body?: object) {
    const response = await fetch(`http://127.0.0.1:${originPort}${path}`, {
      headers: { ...headers(), 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    expect(response.ok).toBe(true)
    for (const cookie of response.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(key, value)
    }
  }
  await call('/de/api/user-details/')
  await call('/de/api/user/login/', { username: 'redaktion', password: 'Vorhang-auf-2026' })
  return headers()
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

test(
  'E-12: 25 MB through the front go on where the connection broke and where the origin was killed, byte for byte',
  { tags: 'slow', timeout: 180_000 },
  async () => {
    const file = recording(25 * megabyte)
    const [port, session] = [await openFront(), await logIn()]
    const send = (sent: TusRequest) => sendByTus(port, session, sent)
    const announced = await send({
      method: 'POST',
      headers: {
        'upload-length': file.length,
        'upload-metadata': `filename ${Buffer.from('Mitschnitt.wav').toString('base64')}`,
      },
    })
    expect(announced?.status).toBe(201)
    const path = announced!.headers.location!
    const offset = async () => {
      const response = await send({ method: 'HEAD', path })
      return response?.status === 200 ? Number(response.headers['upload-offset']) : undefined
    }
    const sendFrom = (from: number, more: Partial<TusRequest> = {}) =>
      send({
        method: 'PATCH',
        path,
        body: file.subarray(from),
        headers: { 'upload-offset': from, 'content-type': 'application/offset+octet-stream' },
        ...more,
      })

    expect(await sendFrom(0, { breakAfter: 8 * megabyte })).toBeUndefined()
    await expect.poll(offset, within).toBeGreaterThan(0)
    const first = (await offset())!
    expect(first).toBeLessThanOrEqual(8 * megabyte)

    await origin.kill()
    expect((await sendFrom(first))?.status).toBe(502)
    await origin.start()
    await expect.poll(offset, within).toBeGreaterThanOrEqual(first)
    const second = (await offset())!
    expect(second).toBeLessThan(file.length)
    expect((await sendFrom(second))?.status).toBe(204)
    expect(await offset()).toBe(file.length)

    const state = async () => JSON.parse(String((await send({ method: 'GET', path }))!.body))
    await expect.poll(async () => (await state()).state, within).toBe('done')
    const { item } = await state()
    expect(item).toMatchObject({ type: 'audio', name: 'Mitschnitt.wav', bytes: file.length })
    const served = await send({ method: 'GET', path: item.file.url })
    expect([served?.status, hashOf(served!.body)]).toEqual([200, hashOf(file)])
  },
)
