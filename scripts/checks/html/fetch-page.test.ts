import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { fetchPage } from './fetch-page.ts'

/** A site that answers with these statuses, one after the other. */
async function siteAnswering(...statuses: number[]) {
  const waiting = statuses.values()
  const server = createServer((_request, response) => {
    const status = waiting.next().value ?? 418
    response.writeHead(status, status === 503 ? { 'retry-after': '0' } : {})
    response.end(`page ${status}`)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/de`,
    [Symbol.dispose]: () => void server.close(),
  }
}

const limitMs = 5000

test('a page that the site is too busy for is fetched again', async () => {
  using site = await siteAnswering(503, 200)
  await expect(fetchPage(site.address, { limitMs })).resolves.toBe('page 200')
})

test('a second 503 is a failure, and so is any other status at once', async () => {
  using busy = await siteAnswering(503, 503, 200)
  await expect(fetchPage(busy.address, { limitMs })).rejects.toThrow('/de responds with 503.')
  using broken = await siteAnswering(500, 200)
  await expect(fetchPage(broken.address, { limitMs })).rejects.toThrow('responds with 500.')
})
