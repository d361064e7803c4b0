import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { originPathOfAdminCall } from '@foyer/schema/paths/admin-paths.ts'
import { expect, onTestFinished, test } from 'vitest'
import type { Exchange } from '#front/operation/exchange.ts'
import { createAdminDoor } from './admin-door.ts'

async function open() {
  const folder = mkdtempSync(`${tmpdir()}/foyer-admin-`)
  mkdirSync(`${folder}/assets`)
  writeFileSync(`${folder}/assets/index-abc.js`, 'export {}')
  writeFileSync(`${folder}/assets/secret.map`, '{}')
  writeFileSync(`${folder}/index.html`, '<html data-variant="__VARIANT__"><meta nonce="__NONCE__">')
  const passed: string[] = []
  const handle = createAdminDoor({
    folder,
    variant: 'region',
    isSecure: true,
    async toOrigin(request, response) {
      passed.push(`${request.method} ${request.url}`)
      response.end('{}')
    },
  })
  const server = createServer((request, response) => {
    const path = request.url!.split('?')[0]!
    void handle({ request, response } as Exchange, path)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { passed, get: (path: string, init?: RequestInit) => fetch(base + path, init) }
}

test('X-12 the document has a nonce of its own in each response, at every address, and is kept nowhere', async () => {
  const { get } = await open()
  const nonces = new Set<string>()
  for (const path of ['/admin', '/admin/persons/12']) {
    const response = await get(path)
    const [, nonce = ''] = /nonce="([\w-]{20,})"/.exec(await response.text()) ?? []
    expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(2)
})

test('files are kept for a year, and nothing else of the folder is served', async () => {
  const { get } = await open()
  const script = await get('/admin/assets/index-abc.js')
  expect(await script.text()).toBe('export {}')
  expect(script.headers.get('cache-control')).toContain('immutable')
  for (const name of ['secret.map', 'nothing.js', 'index.html']) {
    expect((await get(`/admin/assets/${name}`)).status).toBe(404)
  }
})

test('X-09 only the calls that the admin site needs reach the origin, from its own pages, with bounded bodies', async () => {
  const { passed, get } = await open()
  const post = (path: string, init: RequestInit = {}) => get(path, { method: 'POST', ...init })
  expect((await get('/admin/api/de/persons/?page=2')).status).toBe(200)
  expect((await post('/admin/session/en/log-in', { body: '{}' })).status).toBe(200)
  expect((await get('/admin/pages/de')).status).toBe(200)
  expect(passed).toEqual([
    'GET /admin/api/de/persons/?page=2',
    'POST /admin/session/en/log-in',
    'GET /admin/pages/de',
  ])
  expect((await post('/admin/pages/de')).status).toBe(404)
  for (const path of ['/admin/api/fr/persons/', '/admin/api/', '/admin/session/de/profile']) {
    expect((await get(path)).status).toBe(404)
  }
  expect((await post('/admin/media/de')).status).toBe(404)
  expect((await post('/admin/persons')).status).toBe(405)
  const elsewhere = { headers: { 'sec-fetch-site': 'same-site' } }
  expect((await get('/admin/api/de/persons/', elsewhere)).status).toBe(400)
  const large = { body: 'x'.repeat(13 * 1024 * 1024) }
  expect((await post('/admin/api/de/persons/', large)).status).toBe(413)
  expect(passed).toHaveLength(3)
})

test('the paths of calls are those of the origin', () => {
  expect(originPathOfAdminCall('PATCH', '/admin/api/de/persons/12/')).toBe(
    '/de/admin-api/persons/12/',
  )
  expect(originPathOfAdminCall('GET', '/admin/session/de/details')).toBe('/de/api/user-details/')
  expect(originPathOfAdminCall('GET', '/admin/session/de/log-out')).toBeUndefined()
})
