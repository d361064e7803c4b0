import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { SiteStateDocument } from './generated/graphql.ts'

// Tests are no server components.
vi.mock('server-only', () => ({}))

const closing: (() => void)[] = []

afterEach(() => {
  for (const close of closing.splice(0)) close()
  vi.unstubAllEnvs()
  vi.resetModules()
})

const request = { document: SiteStateDocument, variables: {}, tags: [] }

test('X-09 a live read uses the reader’s session, and is repeated for the next request only', async () => {
  const received: unknown[] = []
  const createLiveReader = await gateway((request, response) => {
    const { cookie, 'x-csrftoken': token } = request.headers
    received.push([request.method, cookie, token])
    respond(response, { data: { settings: null } })
  })
  const visitor = new Headers({ cookie: 'sessionid=s1; csrftoken=t1' })
  for (const read of [createLiveReader(visitor), createLiveReader(visitor)]) {
    expect(await Promise.all([read(request), read(request)])).toEqual([
      { settings: null },
      { settings: null },
    ])
  }
  const once = ['POST', 'sessionid=s1; csrftoken=t1', 't1']
  expect(received).toEqual([once, once])
})

test('what a session may not see is refused with its code', async () => {
  const errors = [{ message: 'nein', extensions: { code: 'UNAUTHENTICATED' } }]
  const createLiveReader = await gateway((_, response) => respond(response, { data: null, errors }))
  const refused = createLiveReader(new Headers())(request)
  await expect(refused).rejects.toMatchObject({ name: 'GraphError', code: 'UNAUTHENTICATED' })
})

async function gateway(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  closing.push(() => server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  vi.stubEnv('MESH_URL', `http://127.0.0.1:${port}/graphql`)
  // The address is read as the module is loaded.
  vi.resetModules()
  return (await import('./read-live.ts')).createLiveReader
}

function respond(response: Parameters<RequestListener>[1], body: unknown) {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
