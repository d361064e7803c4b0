import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { fakeRenderer, page } from '#front/testing/fake-renderer.ts'
import { serveFront, siteState } from '#front/testing/serve-front.ts'

const long = `<p>${'Der Vorhang geht auf. '.repeat(100)}</p>`

test('a page is rendered once and then served from memory', async () => {
  const { render, renderRequests } = fakeRenderer(() => page(long))
  const { sendRequest } = await serveFront({ renderer: render })

  const miss = await sendRequest('/de/programm')
  const hit = await sendRequest('/de/programm')

  expect(miss.headers['cache-status']).toBe('front; fwd=miss')
  expect(hit.headers['cache-status']).toBe('front; hit')
  expect(hit.text).toBe(miss.text)
  expect(renderRequests).toHaveLength(1)
})

test('every requested encoding carries the same page under its own ETag', async () => {
  const { render, renderRequests } = fakeRenderer(() => page(long))
  const { sendRequest } = await serveFront({ renderer: render })
  const accepting = (accepted: string) =>
    sendRequest('/de', { headers: { 'accept-encoding': accepted } })

  const plain = await sendRequest('/de')
  const br = await accepting('gzip, deflate, br, zstd')
  const gzip = await accepting('gzip')
  const refusesBr = await accepting('br;q=0, gzip;q=0.5')
  const anything = await accepting('*')
  const unknown = await accepting('zstd')

  expect(br.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(br.body).toString()).toBe(plain.text)
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.body).toString()).toBe(plain.text)
  expect(refusesBr.headers['content-encoding']).toBe('gzip')
  expect(anything.headers['content-encoding']).toBe('br')
  expect(unknown.headers['content-encoding']).toBeUndefined()
  expect(new Set([plain, br, gzip].map((reply) => reply.headers.etag)).size).toBe(3)
  expect(br.headers.vary).toContain('Accept-Encoding')
  expect(renderRequests).toHaveLength(1)
})

test('HEAD has the headers of GET and no body', async () => {
  const { render, renderRequests } = fakeRenderer(() => page(long))
  const { sendRequest } = await serveFront({ renderer: render })

  const head = await sendRequest('/de', { method: 'HEAD' })
  const get = await sendRequest('/de')

  expect(head.body).toHaveLength(0)
  expect(head.headers['content-length']).toBe(String(get.body.length))
  expect(head.headers.etag).toBe(get.headers.etag)
  expect(renderRequests).toHaveLength(1)
})

test('a client that has the page gets 304, in its encoding', async () => {
  const { render } = fakeRenderer(() => page(long))
  const { sendRequest } = await serveFront({ renderer: render })
  const encoded = { 'accept-encoding': 'br' }
  const { headers } = await sendRequest('/de', { headers: encoded })
  const etag = headers.etag ?? ''

  const again = await sendRequest('/de', { headers: { ...encoded, 'if-none-match': etag } })
  const listed = await sendRequest('/de', {
    headers: { ...encoded, 'if-none-match': `"x", W/${etag}` },
  })
  const fetched = await sendRequest('/de', {
    headers: { ...encoded, 'if-none-match': etag, 'cache-control': 'no-cache' },
  })
  const otherEncoding = await sendRequest('/de', { headers: { 'if-none-match': etag } })
  const outdated = await sendRequest('/de', { headers: { ...encoded, 'if-none-match': '"old"' } })

  expect(again.status).toBe(304)
  expect(again.body).toHaveLength(0)
  expect(again.headers['content-security-policy']).toBeDefined()
  expect(listed.status).toBe(304)
  expect(fetched.status).toBe(304)
  expect(otherEncoding.status).toBe(200)
  expect(outdated.status).toBe(200)
})

test('documents, RSC payloads and segments of one page are cached apart, and the router’s stay private', async () => {
  const { render, renderRequests } = fakeRenderer(({ headers }) => {
    const form = headers['next-router-segment-prefetch'] ?? (headers['rsc'] ? 'flight' : 'document')
    return headers['rsc']
      ? page('', {
          body: Buffer.from(`form ${String(form)}`),
          headers: { 'content-type': 'text/x-component', 'cache-control': 's-maxage=60' },
        })
      : page('form document')
  })
  const { sendRequest } = await serveFront({ renderer: render })
  const rsc = { rsc: '1' }
  const segment = (path: string) => ({
    ...rsc,
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': path,
  })

  for (let round = 0; round < 2; round++) {
    expect((await sendRequest('/de')).text).toContain('form document')
    expect((await sendRequest('/de?_rsc=abc', { headers: rsc })).text).toBe('form flight')
    const stateTree = { ...rsc, 'next-router-state-tree': `tree ${round}`, 'next-url': `/${round}` }
    expect((await sendRequest(`/de?_rsc=${round}`, { headers: stateTree })).text).toBe(
      'form flight',
    )
    expect((await sendRequest('/de', { headers: segment('/_tree') })).text).toBe('form /_tree')
    expect((await sendRequest('/de', { headers: segment('/_full') })).text).toBe('form /_full')
  }
  expect(renderRequests).toHaveLength(4)
  const flight = await sendRequest('/de', { headers: rsc })
  expect(flight.headers['cache-control']).toMatch(/^private/)
  expect(flight.headers.vary).toContain('RSC')
})

test('responses that set a cookie, fail, or are not offered to shared caches are not cached', async () => {
  const responses = {
    '/de/keks': page('', { headers: { 'set-cookie': 'a=b', 'cache-control': 's-maxage=60' } }),
    '/de/neu': page('', { headers: { 'cache-control': 'private, no-store' } }),
    '/de/ohne': page('', { headers: {} }),
    '/de/je-nach': page('', { headers: { vary: 'Cookie', 'cache-control': 's-maxage=60' } }),
    '/de/weg': page('', {
      status: 307,
      headers: { location: '/de', 'cache-control': 's-maxage=60' },
    }),
  }
  const { render, renderRequests } = fakeRenderer(
    ({ url }) => responses[url as keyof typeof responses],
  )
  const { sendRequest } = await serveFront({ renderer: render })

  for (const path of Object.keys(responses)) {
    await sendRequest(path)
    const before = renderRequests.length
    const second = await sendRequest(path)
    expect(renderRequests.length, path).toBeGreaterThan(before)
    expect(second.headers['cache-control'], path).toBe('private, no-store')
  }
})

test('every response carries the security headers, errors and files too', async () => {
  const { render } = fakeRenderer(({ url }) =>
    url.startsWith('/_next/static/')
      ? page('', { headers: { 'cache-control': 'public, max-age=31536000, immutable' } })
      : page('', { status: url === '/de/kaputt' ? 500 : 200 }),
  )
  const { sendRequest } = await serveFront({ renderer: render })

  for (const path of ['/', '/de', '/de/kaputt', '/_next/static/a.js', '/_next/image', '/a//b']) {
    const { headers } = await sendRequest(path)
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'self'")
    expect(headers['referrer-policy'], path).toBeDefined()
    expect(headers['permissions-policy'], path).toBeDefined()
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin')
    expect(headers['cross-origin-resource-policy'], path).toBe('same-origin')
    expect(headers['strict-transport-security'], path).toBeUndefined()
    expect(headers['x-request-id'], path).toBeDefined()
  }
})

test('only a site behind TLS sends HSTS', async () => {
  const { render } = fakeRenderer(() => page(''))
  const { sendRequest } = await serveFront({
    renderer: render,
    siteUrl: new URL('https://example.test'),
  })
  expect((await sendRequest('/de')).headers['strict-transport-security']).toMatch(/max-age=\d{8}/)
})

test('browsers cache files with content hashes permanently', async () => {
  const immutable = 'public, max-age=31536000, immutable'
  const { render, renderRequests } = fakeRenderer(() =>
    page('', { headers: { 'content-type': 'text/css', 'cache-control': immutable } }),
  )
  const { sendRequest } = await serveFront({ renderer: render })
  await sendRequest('/_next/static/chunks/a.css')
  expect((await sendRequest('/_next/static/chunks/a.css')).headers['cache-control']).toBe(immutable)
  expect(renderRequests).toHaveLength(1)
})

test('R-01: the root redirects to the German site', async () => {
  const { sendRequest } = await serveFront({ renderer: fakeRenderer(() => page('')).render })
  const { status, headers } = await sendRequest('/', { headers: { 'accept-language': 'en' } })
  expect([status, headers.location]).toEqual([302, '/de'])
})

test('R-23: a moved page redirects to its new address, for the router too', async () => {
  const redirects = new Map([['/de/alt', '/de/neu']])
  const { sendRequest } = await serveFront({
    renderer: fakeRenderer(() => page('')).render,
    siteState: siteState({ isOnline: true, redirects }),
  })
  const moved = await sendRequest('/de/alt/')
  const routed = await sendRequest('/de/alt?_rsc=1', { headers: { rsc: '1' } })
  expect([moved.status, moved.headers.location]).toEqual([301, '/de/neu'])
  expect(routed.headers.location).toBe('/de/neu?_rsc=1')
})

test('X-02: a site that is offline responds with 503; editors may still see it, and staff can switch it on again', async () => {
  const { render, renderRequests } = fakeRenderer(() => page(''))
  const { sendRequest } = await serveFront({
    renderer: render,
    siteState: siteState({ isOnline: false, redirects: new Map() }),
  })
  const german = await sendRequest('/de/programm')
  const english = await sendRequest('/en')
  const editor = await sendRequest('/de?edit', { headers: { cookie: 'sessionid=abc' } })
  const hub = await sendRequest('/de/cms-hub')
  const logIn = await sendRequest('/de/user/profile')

  expect([hub.status, logIn.status]).toEqual([200, 200])
  expect(german.status).toBe(503)
  expect(german.headers['retry-after']).toBe('30')
  expect(german.text).toContain('<html lang="de">')
  expect(english.text).toContain('<html lang="en">')
  expect(editor.status).toBe(200)
  expect(renderRequests).toHaveLength(3)
})

test('one line is logged per request, with the id that the renderer gets too', async () => {
  const { render, renderRequests } = fakeRenderer(() => page('', { headers: {} }))
  const { sendRequest, logged } = await serveFront({
    renderer: render,
    trustedProxies: ['loopback'],
  })
  const { headers } = await sendRequest('/de', { headers: { 'x-request-id': 'from-the-proxy-1' } })
  await expect.poll(() => logged.length).toBe(1)
  expect(headers['x-request-id']).toBe('from-the-proxy-1')
  expect(logged[0]).toMatchObject({
    id: 'from-the-proxy-1',
    method: 'GET',
    url: '/de',
    status: 200,
  })
  expect(renderRequests.at(-1)?.headers['x-request-id']).toBe('from-the-proxy-1')
})
