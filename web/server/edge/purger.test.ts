import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { edgeKey } from '#front/response/edge-headers.ts'
import { createPurgeByTag } from './purge-by-tag.ts'
import { createPurger, type PurgeByKey } from './purger.ts'
import { createVarnishPurge } from './varnish.ts'

/** An edge that records the headers of purges and responds with the next of these statuses, at last with 200. */
async function startEdge(statuses: number[] = []) {
  const calls: IncomingHttpHeaders[] = []
  const server = createServer((request, response) => {
    calls.push({ ...request.headers, ':path': `${request.method} ${request.url}` })
    response.writeHead(statuses.shift() ?? 200).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { calls, url: `http://localhost:${port}` }
}

function purgerFor(purgeByKey: PurgeByKey, onFailure = (_error: unknown) => {}) {
  const purger = createPurger({
    purgeByKey,
    onFailure,
    againMs: 100,
    retryMs: { minMs: 5, maxMs: 20 },
  })
  onTestFinished(() => purger.stop())
  return purger
}

const keysOf = (tags: string[]) => tags.map(edgeKey).join(' ')

test('X-02: Varnish is told the keys of what has changed, and once more for what was under way', async () => {
  const { calls, url } = await startEdge()
  purgerFor(createVarnishPurge(`${url}/purge`)).purge(['event:7', 'events'])
  await expect.poll(() => calls.length).toBe(2)
  for (const call of calls) {
    expect(call[':path']).toBe('POST /purge')
    expect(call['xkey-purge']).toBe(keysOf(['event:7', 'events']))
  }
})

test('X-06: in a swarm each Varnish is told, though the name of the service stands for one address', async () => {
  const { calls, url } = await startEdge()
  const names: Record<string, string[]> = {
    edge: ['192.0.2.1'],
    'tasks.edge': ['127.0.0.1', '127.0.0.1'],
  }
  const address = Object.assign(new URL(`${url}/purge`), { hostname: 'edge' })
  const purge = createVarnishPurge(address.href, (name) => Promise.resolve(names[name] ?? []))
  await purge(['a'])
  expect(calls.map((call) => call['xkey-purge'])).toEqual(['a', 'a'])
})

test('a content delivery network is told the same by its own call, with the token', async () => {
  const { calls, url } = await startEdge()
  purgerFor(createPurgeByTag(`${url}/service/1/purge`, 'geheim')).purge(['event:7'])
  await expect.poll(() => calls.length).toBeGreaterThan(0)
  expect(calls[0]).toMatchObject({
    ':path': 'POST /service/1/purge',
    'surrogate-key': keysOf(['event:7']),
    'fastly-key': 'geheim',
    'fastly-soft-purge': '1',
  })
})

test('a purge that fails is repeated until it succeeds, and reported once', async () => {
  const { calls, url } = await startEdge([503, 503, 503])
  const onFailure = vi.fn<(error: unknown) => void>()
  purgerFor(createVarnishPurge(url), onFailure).purge(['events'])
  await expect.poll(() => calls.length).toBeGreaterThanOrEqual(4)
  expect(onFailure).toHaveBeenCalledOnce()
})

test('redirects and the state of the site concern every page', async () => {
  const { calls, url } = await startEdge()
  purgerFor(createVarnishPurge(url)).purge(['redirects'])
  await expect.poll(() => calls.length).toBeGreaterThan(0)
  expect(calls[0]?.['xkey-purge']).toBe(edgeKey('all'))
})

test('after an outage with very many changes everything is purged, by one key', async () => {
  const purged: string[][] = []
  let isDown = true
  const purger = purgerFor(async (keys) => {
    if (isDown) throw new Error('down')
    purged.push(keys)
  })
  for (let event = 0; event < 6_000; event++) purger.purge([`event:${event}`])
  isDown = false
  await expect.poll(() => purged.flat()).toContain(edgeKey('all'))
})
