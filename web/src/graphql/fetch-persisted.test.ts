// @vitest-environment node
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'

const closing: (() => void)[] = []

afterEach(() => {
  for (const close of closing.splice(0)) close()
  vi.unstubAllEnvs()
  vi.resetModules()
})

test('G-03 an operation is asked for by its hash only', async () => {
  let asked = new URL('http://nobody')
  const ask = await gateway((request, response) => {
    asked = new URL(request.url ?? '', 'http://gateway')
    answer(response, { data: { event: { id: 7 } } })
  })
  expect(await ask('abc', { id: 7 })).toEqual({ event: { id: 7 } })
  expect(asked.searchParams.get('query')).toBeNull()
  expect(JSON.parse(asked.searchParams.get('extensions') ?? '')).toEqual({
    persistedQuery: { version: 1, sha256Hash: 'abc' },
  })
})

test('what the graph does not know is null', async () => {
  const ask = await gateway((_, response) =>
    answer(response, {
      data: { event: null },
      errors: [{ message: 'Nicht gefunden.', path: ['event'], extensions: { code: 'NOT_FOUND' } }],
    }),
  )
  expect(await ask('abc', {})).toEqual({ event: null })
})

test('any other error is thrown with its place', async () => {
  const ask = await gateway((_, response) =>
    answer(response, {
      data: null,
      errors: [{ message: 'kaputt', path: ['event'], extensions: { code: 'UPSTREAM_ERROR' } }],
    }),
  )
  await expect(ask('abc', {})).rejects.toThrow('The graph failed at event: kaputt')
})

test('X-02 an answer that is no JSON is an outage', async () => {
  const ask = await gateway((_, response) => response.writeHead(502).end('Bad Gateway'))
  await expect(ask('abc', {})).rejects.toThrow('502')
})

test('X-04 the tags that the origin names come with the answer; without them it has none', async () => {
  const tags = [{ 'cache-tag': 'event:7, events' }, {}]
  await gateway((_, response) => {
    for (const [name, value] of Object.entries(tags.shift()!)) response.setHeader(name, value)
    answer(response, { data: {} })
  })
  const { fetchTagged } = await import('./fetch-persisted.ts')
  expect(await fetchTagged('abc', {})).toEqual({ data: {}, tags: ['event:7', 'events'] })
  expect(await fetchTagged('abc', {})).toEqual({ data: {}, tags: [] })
})

async function gateway(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  closing.push(() => server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  vi.stubEnv('MESH_URL', `http://127.0.0.1:${port}/graphql`)
  return (await import('./fetch-persisted.ts')).fetchPersisted
}

function answer(response: Parameters<RequestListener>[1], body: unknown) {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
