import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { followChanges } from './change-reader.ts'

const secret = 'nur-unter-kolleginnen'

/** An origin whose connections the test controls, and a reader of its feed. */
async function serveFeed({ silenceMs = 5000 } = {}) {
  const waiting: ((connection: Connection) => void)[] = []
  const arrived: Connection[] = []
  const newest = { id: 0 }
  const server = createServer((request, response) => {
    if (request.url === '/internal/changes/newest') return response.end(JSON.stringify(newest))
    const take = waiting.shift()
    if (take) take({ request, response })
    else arrived.push({ request, response })
    return undefined
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  const changes: string[][] = []
  const seen = { failures: 0, lastHeartbeat: 0, isConnected: false }
  const reader = followChanges({
    origin: `http://127.0.0.1:${port}`,
    secret,
    silenceMs,
    retryMs: { minMs: 20, maxMs: 80 },
    onChange: (tags) => changes.push(tags),
    onHeartbeat: () => (seen.lastHeartbeat += 1),
    onConnected: (isConnected) => (seen.isConnected = isConnected),
    onFailure: () => (seen.failures += 1),
  })
  onTestFinished(() => {
    reader.stop()
    server.closeAllConnections()
    server.close()
  })
  const connection = () =>
    new Promise<Connection>((resolve) => {
      const first = arrived.shift()
      if (first) resolve(first)
      else waiting.push(resolve)
    })
  return { reader, changes, seen, connection, newest }
}

type Connection = { request: IncomingMessage; response: ServerResponse }

function send({ response }: Connection, ...lines: string[]) {
  if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(`${lines.join('\n')}\n\n`)
}

const invalidate = (id: number, ...tags: string[]) => [
  `id: ${id}`,
  `data: ${JSON.stringify({ tags })}`,
]

test('at first it invalidates everything, and then each change', async () => {
  const { changes, seen, connection } = await serveFeed()
  const first = await connection()
  expect(first.request.url).toBe('/internal/changes')
  expect(first.request.headers.authorization).toBe(`Bearer ${secret}`)
  expect(first.request.headers['last-event-id']).toBeUndefined()

  send(first, 'retry: 1000', 'event: ready', 'id: 7', 'data: {}')
  send(first, ...invalidate(8, 'event:1', 'events'))
  await expect.poll(() => changes).toEqual([['all'], ['event:1', 'events']])
  expect(seen).toMatchObject({ isConnected: true, lastHeartbeat: 2 })
})

test('after a reconnect it requests the missed changes, and invalidates nothing else', async () => {
  const { changes, seen, connection } = await serveFeed()
  const first = await connection()
  send(first, 'event: ready', 'id: 7', 'data: {}')
  send(first, ...invalidate(9, 'settings'))
  await expect.poll(() => changes).toHaveLength(2)
  first.response.destroy()

  const second = await connection()
  expect(second.request.headers['last-event-id']).toBe('9')
  await expect.poll(() => seen.isConnected).toBe(false)
  send(second, 'event: ready', 'id: 9', 'data: {}')
  send(second, ...invalidate(12, 'redirects'))
  await expect.poll(() => changes).toEqual([['all'], ['settings'], ['redirects']])
  expect(seen).toMatchObject({ isConnected: true, failures: 0 })
})

test('when the missed changes are no longer known, it invalidates everything', async () => {
  const { changes, connection } = await serveFeed()
  const first = await connection()
  send(first, 'event: ready', 'id: 7', 'data: {}')
  await expect.poll(() => changes).toHaveLength(1)
  first.response.end()

  const second = await connection()
  send(second, 'event: reset', 'id: 400', 'data: {}')
  await expect.poll(() => changes).toEqual([['all'], ['all']])
  second.response.end()
  expect((await connection()).request.headers['last-event-id']).toBe('400')
})

test('a silent connection is replaced; a comment counts as a heartbeat', async () => {
  const { seen, connection } = await serveFeed({ silenceMs: 300 })
  const first = await connection()
  send(first, 'event: ready', 'id: 7', 'data: {}')
  const sendHeartbeat = setInterval(() => send(first, ':'), 100)
  const second = connection()
  const isEarly = await Promise.race([second.then(() => true), later(900, false)])
  expect(isEarly).toBe(false)
  expect(seen.lastHeartbeat).toBeGreaterThan(4)
  clearInterval(sendHeartbeat)
  expect((await second).request.headers['last-event-id']).toBe('7')
})

test('catching up waits for the changes that the origin has committed, and for nothing else', async () => {
  const { reader, changes, seen, connection, newest } = await serveFeed()
  await reader.catchUp()
  const first = await connection()
  newest.id = 7
  send(first, 'event: ready', 'id: 7', 'data: {}')
  await expect.poll(() => seen.isConnected).toBe(true)
  await reader.catchUp()
  newest.id = 9
  const known = reader.catchUp().then(() => changes.flat())
  send(first, ...invalidate(8, 'settings'))
  setTimeout(() => send(first, ...invalidate(9, 'redirects')), 50)
  expect(await known).toEqual(['all', 'settings', 'redirects'])
})

test('an unreadable message invalidates everything', async () => {
  const { changes, connection } = await serveFeed()
  const first = await connection()
  send(first, 'event: ready', 'id: 7', 'data: {}')
  send(first, 'id: 8', 'data: nonsense')
  await expect.poll(() => changes).toEqual([['all'], ['all']])
})

test('after repeated failures it warns once, and recovers', async () => {
  const { seen, changes, connection } = await serveFeed()
  for (let times = 0; times < 8; times += 1) {
    ;(await connection()).response.writeHead(503).end()
  }
  send(await connection(), 'event: ready', 'id: 7', 'data: {}')
  await expect.poll(() => changes).toEqual([['all']])
  expect(seen).toMatchObject({ failures: 1, isConnected: true })
})

test('stopped, it closes the connection and does not reconnect', async () => {
  const { reader, seen, connection } = await serveFeed()
  const first = await connection()
  send(first, 'event: ready', 'id: 7', 'data: {}')
  await expect.poll(() => seen.isConnected).toBe(true)
  const hungUp = once(first.response, 'close')
  reader.stop()
  await hungUp
  const isBack = await Promise.race([connection().then(() => true), later(600, false)])
  expect(isBack).toBe(false)
})

const later = <Value>(timeMs: number, value: Value) =>
  new Promise<Value>((resolve) => setTimeout(resolve, timeMs, value))
