import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeRenderer, page } from '#front/testing/fake-renderer.ts'
import { serveFront } from '#front/testing/serve-front.ts'

const closing: (() => void)[] = []

afterEach(() => {
  for (const close of closing.splice(0)) close()
  vi.unstubAllEnvs()
  vi.resetModules()
})

test.each([
  '/media/%2e%2e/de/api/events/1/',
  '/media/../de/api/events/1/',
  '/media/.%2E/admin/',
  '/media/..\\admin',
  '/media\\..\\admin',
  '/media/%5c..%5cadmin',
  '/media/..%2fadmin/',
  '/media//admin/',
  '/box-office/..',
  '/box-office/%2e%2e/admin/',
  '/box-office/./../admin/',
  '/graphql/../admin/',
  'http://127.0.0.1/admin/',
])('X-09 %s reaches no upstream service', async (target) => {
  const { seen, send } = await site()
  const response = await send(`GET ${target} HTTP/1.1\r\nHost: www.example.test\r\n`)
  expect(response).toMatch(/^HTTP\/1\.1 40[04]/)
  expect(seen).toEqual([])
})

test('requests for an upstream service reach it', async () => {
  const { seen, send } = await site()
  const targets = ['/media/a/b%C3%BC.jpg?x=1', '/box-office/de/cart/', '/oidc/callback?code=1']
  for (const target of targets) {
    await send(`GET ${target} HTTP/1.1\r\nHost: www.example.test\r\n`)
  }
  expect(seen).toEqual(targets)
})

test('X-02 a page of the box office that cannot be had is an apology in its language', async () => {
  const { send } = await site()
  const ask = (path: string, accept: string) =>
    send(`GET ${path} HTTP/1.1\r\nHost: www.example.test\r\nAccept: ${accept}\r\n`)
  const german = await ask('/box-office/de/event/gone/', 'text/html,*/*')
  expect(german).toMatch(/^HTTP\/1\.1 503/)
  expect(german).toContain('<html lang="de">')
  expect(german).toMatch(/retry-after: \d+/i)
  expect(await ask('/box-office/en/event/gone/', 'text/html')).toContain('<html lang="en">')
  expect(await ask('/media/gone.jpg', 'text/html')).toMatch(/^HTTP\/1\.1 502/)
})

test('X-09 the events of editors are for requests with a session', async () => {
  const { seen, send } = await site()
  const request = 'GET /events HTTP/1.1\r\nHost: www.example.test\r\n'
  expect(await send(request)).toMatch(/^HTTP\/1\.1 401/)
  expect(seen).toEqual([])
  // What is behind here sends no events.
  expect(await send(`${request}Cookie: sessionid=a\r\n`)).toMatch(/^HTTP\/1\.1 502/)
  expect(seen).toEqual(['/events'])
})

test('X-09 a request with two host headers is refused, even for a cached page', async () => {
  const { send } = await site()
  const plain = 'GET /de HTTP/1.1\r\nHost: www.example.test\r\n'
  for (const _ of ['rendered', 'kept']) expect(await send(plain)).toMatch(/^HTTP\/1\.1 200/)
  expect(await send(`${plain}Host: evil.test\r\n`)).toMatch(/^HTTP\/1\.1 400/)
  expect(await send(`${plain}hOST: evil.test\r\n`)).toMatch(/^HTTP\/1\.1 400/)
})

/** The site in front of an upstream service that records its requests. */
async function site() {
  const seen: string[] = []
  const behind = await listen((request, response) => {
    seen.push(request.url ?? '')
    if (request.url?.includes('gone')) request.socket.destroy()
    else response.end('behind')
  })
  vi.stubEnv('BACKEND_URL', `http://127.0.0.1:${behind}`)
  vi.stubEnv('MESH_URL', `http://127.0.0.1:${behind}/graphql`)
  const { front } = await serveFront({
    renderer: fakeRenderer(({ url }) => page(`<p>${url}</p>`)).render,
  })
  const { createRequestListener } = await import('./request-listener.ts')
  const { createEventsDoor } = await import('./events-door.ts')
  const events = createEventsDoor({ origin: `http://127.0.0.1:${behind}`, onFailure: () => {} })
  const loadTimes = { count: () => undefined }
  const port = await listen(createRequestListener({ front, reports: undefined, loadTimes, events }))
  return { seen, send: (head: string) => send(port, head) }
}

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise((resolve) => server.once('listening', resolve))
  return (server.address() as AddressInfo).port
}

/** Sends raw bytes: no HTTP client would send such a request. */
function send(port: number, head: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let response = ''
    socket.on('data', (chunk: Buffer) => (response += chunk.toString()))
    socket.on('end', () => resolve(response))
    socket.on('error', reject)
    socket.write(`${head}Connection: close\r\n\r\n`)
  })
}
