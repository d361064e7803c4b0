import { connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { fakeRenderer, page, publicPage } from '#front/testing/fake-renderer.ts'
import { serveFront } from '#front/testing/serve-front.ts'
import type { SiteState } from '#front/site/site-state.ts'

const long = `<p>${'Der Vorhang geht auf. '.repeat(100)}</p>`
const renderer = () =>
  fakeRenderer(() =>
    page(long, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': publicPage,
        link: ['</a.css>; rel=preload', '</b.css>; rel=preload'],
      },
    }),
  ).render

/** A front server, and whether it has served its latest request by the fast path. */
async function serve(parts: Partial<Parameters<typeof serveFront>[0]> = {}) {
  const served = await serveFront({ renderer: renderer(), ...parts })
  const atOnce = vi.spyOn(served.front, 'serveFromMemory')
  return { ...served, wasAtOnce: () => atOnce.mock.results.at(-1)?.value === true }
}

test.each(['br', 'gzip', 'identity'])(
  'the fast path and the full path give the same response: %s',
  async (encoding) => {
    const { sendRequest, wasAtOnce } = await serve()
    const headers = { 'accept-encoding': encoding }
    await sendRequest('/de', { headers })
    const short = await sendRequest('/de', { headers })
    expect(wasAtOnce()).toBe(true)
    const whole = await sendRequest('/de', { method: 'HEAD', headers })
    expect(wasAtOnce()).toBe(false)

    const own = { date: '', age: '', 'x-request-id': '' }
    expect({ ...short.headers, ...own }).toEqual({ ...whole.headers, ...own })
    expect(short.headers.age).toMatch(/^\d+$/)
    expect(short.body).toHaveLength(Number(whole.headers['content-length']))
    expect(short.headers['content-security-policy']).toContain('script-src')
  },
)

test('two addresses with the same bytes have headers of their own', async () => {
  const { render } = fakeRenderer(({ url }) =>
    page(long, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': publicPage,
        link: `<${url}>; rel=canonical`,
      },
    }),
  )
  const { sendRequest, wasAtOnce } = await serve({ renderer: render })
  for (const path of ['/de', '/en']) {
    await sendRequest(path, { headers: { 'accept-encoding': 'gzip' } })
    const { headers } = await sendRequest(path, { headers: { 'accept-encoding': 'gzip' } })
    expect(wasAtOnce()).toBe(true)
    expect(headers.link).toBe(`<${path}>; rel=canonical`)
  }
})

test('each request has its own id and log line', async () => {
  const { sendRequest, logged, wasAtOnce } = await serve({ trustedProxies: ['loopback'] })
  await sendRequest('/de')
  const { headers } = await sendRequest('/de')
  const named = await sendRequest('/de', { headers: { 'x-request-id': 'from-the-proxy-2' } })
  expect(wasAtOnce()).toBe(true)
  expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  expect(named.headers['x-request-id']).toBe('from-the-proxy-2')
  await expect.poll(() => logged.length).toBe(3)
  expect(logged[2]).toMatchObject({ id: 'from-the-proxy-2', status: 200, outcome: 'hit' })
})

test('a visitor’s own id is ignored without a trusted proxy', async () => {
  const { sendRequest, wasAtOnce } = await serve()
  await sendRequest('/de')
  const { headers } = await sendRequest('/de', { headers: { 'x-request-id': 'made-up-by-me' } })
  expect(wasAtOnce()).toBe(true)
  expect(headers['x-request-id']).not.toBe('made-up-by-me')
})

test('a known address is redirected or gone as soon as the site says so', async () => {
  let state: SiteState = { isOnline: true, redirects: new Map() }
  const { sendRequest, wasAtOnce } = await serve({
    siteState: { current: () => state, refresh: async () => {} },
  })
  await sendRequest('/de/alt')
  await sendRequest('/de/alt')
  expect(wasAtOnce()).toBe(true)
  state = { isOnline: true, redirects: new Map([['/de/alt', '/de/neu']]) }
  expect((await sendRequest('/de/alt')).headers.location).toBe('/de/neu')
  state = { isOnline: false, redirects: new Map() }
  expect((await sendRequest('/de/alt')).status).toBe(503)
})

test('a changed page is not served again', async () => {
  let text = 'vorher'
  const { render } = fakeRenderer(() => page(text))
  const { sendRequest, front, wasAtOnce } = await serve({ renderer: render })
  await sendRequest('/de')
  await sendRequest('/de')
  expect(wasAtOnce()).toBe(true)
  text = 'nachher'
  front.invalidate(['site'])
  expect((await sendRequest('/de')).text).toContain('nachher')
})

test('an editor’s address always takes the full path', async () => {
  const { sendRequest, wasAtOnce } = await serve()
  await sendRequest('/de?edit')
  await sendRequest('/de?edit')
  expect(wasAtOnce()).toBe(false)
  const editor = await sendRequest('/de?edit', { headers: { cookie: 'sessionid=abc' } })
  expect(editor.headers['cache-control']).toBe('private, no-store')
})

test('router requests, and requests with a body, get no document', async () => {
  const { sendRequest, wasAtOnce } = await serve()
  await sendRequest('/de')
  for (const headers of [{ rsc: '1' }, { 'if-none-match': '"x"' }, { 'content-length': '0' }]) {
    await sendRequest('/de', { headers })
    expect(wasAtOnce(), JSON.stringify(headers)).toBe(false)
  }
})

test('a connection that is to be closed is closed', async () => {
  const { sendRequest, server, wasAtOnce } = await serve()
  server.prependListener('request', (_, response) => response.setHeader('connection', 'close'))
  await sendRequest('/de')
  const last = await sendRequest('/de')
  expect(wasAtOnce()).toBe(true)
  expect(last.headers.connection).toBe('close')
  expect(last.headers['x-frame-options']).toBe('SAMEORIGIN')
})

test('pipelined requests get their responses in order', async () => {
  const { sendRequest, server } = await serve()
  await sendRequest('/de/eins')
  await sendRequest('/de/zwei')
  const { port } = server.address() as { port: number }
  const got = await new Promise<string>((resolve) => {
    let text = ''
    const socket = connect(port, '127.0.0.1')
    socket.on('data', (bytes) => (text += bytes.toString()))
    socket.on('close', () => resolve(text))
    const rawRequest = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`
    socket.write(
      rawRequest('/de/eins') + rawRequest('/') + rawRequest('/de/zwei', 'Connection: close\r\n'),
    )
  })
  expect(got.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 302', 'HTTP/1.1 200'])
  expect(got.split('</p>')).toHaveLength(3)
})

test('a header that cannot be sent does not crash the server', async () => {
  const { render } = fakeRenderer(() =>
    page('', { headers: { 'cache-control': publicPage, 'x-odd': 'line\nbreak' } }),
  )
  const { sendRequest } = await serve({ renderer: render })
  expect((await sendRequest('/de')).status).toBe(503)
  expect((await sendRequest('/de')).status).toBe(503)
})
