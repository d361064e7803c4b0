import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { findGraphProblem } from './graph-error.ts'

const closing: (() => void)[] = []

afterEach(() => {
  for (const close of closing.splice(0)) close()
  vi.unstubAllEnvs()
  vi.resetModules()
})

test('G-03 an operation is sent by its hash only', async () => {
  let requestUrl = new URL('http://nobody')
  const ask = await gateway((request, response) => {
    requestUrl = new URL(request.url ?? '', 'http://gateway')
    respond(response, { data: { event: { number: 7 } } })
  })
  expect(await ask({ hash: 'abc', variables: { number: 7 } })).toMatchObject({
    data: { event: { number: 7 } },
  })
  expect(requestUrl.searchParams.get('query')).toBeNull()
  expect(JSON.parse(requestUrl.searchParams.get('extensions') ?? '')).toEqual({
    persistedQuery: { version: 1, sha256Hash: 'abc' },
  })
})

test('a missing object is null', async () => {
  const ask = await gateway((_, response) =>
    respond(response, {
      data: { event: null },
      errors: [{ message: 'Nicht gefunden.', path: ['event'], extensions: { code: 'NOT_FOUND' } }],
    }),
  )
  expect(await ask({ hash: 'abc', variables: {} })).toMatchObject({ data: { event: null } })
})

test('any other error is thrown with its path', async () => {
  const ask = await gateway((_, response) =>
    respond(response, {
      data: null,
      errors: [{ message: 'kaputt', path: ['event'], extensions: { code: 'UPSTREAM_ERROR' } }],
    }),
  )
  await expect(ask({ hash: 'abc', variables: {} })).rejects.toThrow(
    'The graph failed at event: kaputt',
  )
})

test('X-02 a response that is not JSON is an outage', async () => {
  const ask = await gateway((_, response) => response.writeHead(502).end('Bad Gateway'))
  await expect(ask({ hash: 'abc', variables: {} })).rejects.toThrow('502')
})

test('a refused operation has the code that the gateway gives', async () => {
  const errors = [{ message: 'zu oft', extensions: { code: 'RATE_LIMITED' } }]
  const ask = await gateway((_, response) => respond(response, { errors }))
  const thrown = await ask({ hash: 'abc', variables: {} }).catch((error: unknown) => error)
  expect(findGraphProblem(thrown)).toMatchObject({ code: 'RATE_LIMITED' })
})

test('an outage has no such code: its effect is not known', async () => {
  const ask = await gateway((_, response) => response.destroy())
  const outage = await ask({ hash: 'abc', variables: {} }).catch((error: unknown) => error)
  expect(outage).toMatchObject({ code: 'UNREACHABLE' })
  expect(findGraphProblem(outage)).toBeUndefined()
})

test('X-02 an endless response is an outage, before it fills the memory', async () => {
  const ask = await gateway((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const chunk = Buffer.alloc(1024 * 1024, ' ')
    const write = () => {
      while (!response.destroyed && response.write(chunk));
    }
    response.on('drain', write)
    write()
  })
  await expect(ask({ hash: 'abc', variables: {} })).rejects.toThrow('too large')
})

test('X-04 the cache tags of the origin come with the response; without them it has none', async () => {
  const tags = [{ 'cache-tag': 'event:7, events' }, {}]
  const ask = await gateway((_, response) => {
    for (const [name, value] of Object.entries(tags.shift()!)) response.setHeader(name, value)
    respond(response, { data: {} })
  })
  expect(await ask({ hash: 'abc', variables: {} })).toEqual({
    data: {},
    json: '{"data":{}}',
    tags: ['event:7', 'events'],
    isGone: false,
  })
  expect(await ask({ hash: 'abc', variables: {} })).toEqual({
    data: {},
    json: '{"data":{}}',
    tags: [],
    isGone: false,
  })
})

async function gateway(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  closing.push(() => server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  vi.stubEnv('MESH_URL', `http://127.0.0.1:${port}/graphql`)
  // The address is read as the module is loaded.
  vi.resetModules()
  return (await import('./query-gateway.ts')).queryGateway
}

function respond(response: Parameters<RequestListener>[1], body: unknown) {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
