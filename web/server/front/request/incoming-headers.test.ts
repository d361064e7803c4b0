import { expect, test } from 'vitest'
import { fakeRenderer, page } from '#front/testing/fake-renderer.ts'
import { serveFront } from '#front/testing/serve-front.ts'

const spoofed = {
  'x-middleware-subrequest': 'middleware',
  'x-nextjs-data': '1',
  'x-prerender-revalidate': 'guess',
  'x-matched-path': '/admin',
  'x-invoke-path': '/admin',
  'next-resume': '1',
  'next-action': 'abc',
  'x-forwarded-host': 'evil.test',
  'x-forwarded-proto': 'ftp',
  'x-forwarded-for': '10.1.2.3',
  'x-real-ip': '10.1.2.3',
  forwarded: 'for=10.1.2.3',
}

async function post(headers: Record<string, string>, trustedProxies: string[] = []) {
  const { render, renderRequests } = fakeRenderer(() => page('', { headers: {} }))
  const { sendRequest } = await serveFront({ renderer: render, trustedProxies })
  await sendRequest('/de/warenkorb/aendern', { method: 'POST', body: 'a=b', headers })
  return renderRequests.at(-1)?.headers ?? {}
}

test('a handler never gets headers that only the front server and Next may set', async () => {
  const seen = await post({ ...spoofed, 'x-own': 'yes', connection: 'close, x-hop', 'x-hop': 'no' })
  expect(seen).toMatchObject({
    'x-own': 'yes',
    host: 'www.example.test',
    'x-forwarded-host': 'www.example.test',
    'x-forwarded-proto': 'http',
    'x-forwarded-for': '127.0.0.1',
  })
  const allowed = ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-for']
  for (const name of [...Object.keys(spoofed), 'connection', 'x-hop']) {
    if (!allowed.includes(name)) expect(seen[name], name).toBeUndefined()
  }
})

test('only a trusted proxy identifies the visitor', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9, 10.1.2.3', 'x-request-id': 'given-by-proxy' }
  const trusting = await post(headers, ['loopback', '10.0.0.0/8'])
  const distrusting = await post(headers)
  expect(trusting['x-forwarded-for']).toBe('203.0.113.9')
  expect(trusting['x-request-id']).toBe('given-by-proxy')
  expect(distrusting['x-forwarded-for']).toBe('127.0.0.1')
  expect(distrusting['x-request-id']).not.toBe('given-by-proxy')
})

test('a body that is too large is refused before it is read', async () => {
  const { render, renderRequests } = fakeRenderer(() => page(''))
  const { sendRequest } = await serveFront({ renderer: render })
  const headers = { 'content-length': String(13 * 1024 * 1024) }
  const reply = await sendRequest('/de/warenkorb/aendern', { method: 'POST', headers }).catch(
    () => undefined,
  )
  expect(reply === undefined || reply.status === 413).toBe(true)
  expect(renderRequests).toHaveLength(0)
})
