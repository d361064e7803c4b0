import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { passThrough } from './pass-through.ts'

const closing: (() => void)[] = []

afterEach(() => {
  for (const close of closing.splice(0)) close()
})

test('a request and its response are proxied, without headers of one connection', async () => {
  let seen: Record<string, unknown> = {}
  const behind = await listen((request, response) => {
    seen = { ...request.headers, url: request.url }
    response.writeHead(201, { 'x-kept': 'yes', 'x-private': 'no', connection: 'x-private' })
    request.pipe(response)
  })
  const site = await listen(
    passThrough({ origin: behind, path: () => '/graphql', timeoutMs: 20_000 }),
  )
  const response = await fetch(`${site}/graphql?a=b`, {
    method: 'POST',
    body: 'Vorhang auf',
    headers: { 'x-own': '1' },
  })
  expect(response.status).toBe(201)
  expect(await response.text()).toBe('Vorhang auf')
  expect(response.headers.get('x-kept')).toBe('yes')
  expect(response.headers.get('x-private')).toBeNull()
  expect(seen).toMatchObject({ url: '/graphql?a=b', 'x-own': '1', 'x-forwarded-for': '127.0.0.1' })
  expect(seen['host']).toBe(new URL(behind).host)
})

test('X-09 a response that is sent before the body was read reaches the client', async () => {
  const behind = await listen((_, response) => void response.writeHead(429).end('zu viel'))
  const site = await listen(
    passThrough({ origin: behind, path: (path) => path, timeoutMs: 20_000 }),
  )
  const body = new Uint8Array(8 * 1024 * 1024)
  const responses = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const response = await fetch(`${site}/media/x`, { method: 'POST', body })
      return [response.status, await response.text()]
    }),
  )
  expect(responses).toEqual(Array.from({ length: 12 }, () => [429, 'zu viel']))
})

test('a long text arrives compressed, and as it was', async () => {
  const text = JSON.stringify({ data: 'Vorhang auf! '.repeat(5000) })
  const behind = await listen((_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(text),
  )
  const site = await listen(
    passThrough({ origin: behind, path: (path) => path, timeoutMs: 20_000 }),
  )
  const response = await fetch(`${site}/graphql`, { headers: { 'accept-encoding': 'br' } })
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(await response.text()).toBe(text)
})

test('a text that breaks off does not look complete', async () => {
  const behind = await listen((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('['.repeat(100_000), () => response.destroy())
  })
  const site = await listen(
    passThrough({ origin: behind, path: (path) => path, timeoutMs: 20_000 }),
  )
  const reading = fetch(`${site}/graphql`, { headers: { 'accept-encoding': 'br' } }).then(
    (response) => response.text(),
  )
  await expect(reading).rejects.toThrow(/terminated|fetch failed/)
})

test('an unreachable service is 502', async () => {
  const site = await listen(
    passThrough({ origin: 'http://127.0.0.1:1', path: (path) => path, timeoutMs: 20_000 }),
  )
  expect((await fetch(`${site}/media/x.jpg`)).status).toBe(502)
})

test('a service that misses its timeout is 504', async () => {
  const behind = await listen(() => {})
  const site = await listen(passThrough({ origin: behind, path: (path) => path, timeoutMs: 50 }))
  expect((await fetch(`${site}/media/x.jpg`)).status).toBe(504)
})

test('X-02 a hanging gateway is 504 after the visitor’s deadline, whatever its own limits', async () => {
  const behind = await listen(() => {})
  const site = await listen(
    passThrough({
      origin: behind,
      path: () => '/graphql',
      timeoutMs: 60_000,
      responseTimeoutMs: 50,
    }),
  )
  const response = await fetch(`${site}/graphql`, { signal: AbortSignal.timeout(10_000) })
  expect(response.status).toBe(504)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise((resolve) => server.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
