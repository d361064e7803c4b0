import { expect, test } from 'vitest'
import { fakeRenderer, page, publicPage } from '#front/testing/fake-renderer.ts'
import { serveFront } from '#front/testing/serve-front.ts'

/** Writes the whole request into the page, as careless code would. */
const echoEverything = () =>
  fakeRenderer(({ url, method, headers }) =>
    headers['rsc']
      ? page('', {
          headers: { 'content-type': 'text/x-component', 'cache-control': publicPage },
          body: Buffer.from(JSON.stringify({ url, method, headers })),
        })
      : page(`<pre>${JSON.stringify({ url, method, headers })}</pre>`),
  )

const oddHeaders: Record<string, string>[] = [
  { host: 'evil.test' },
  { 'x-forwarded-host': 'evil.test' },
  { 'x-forwarded-proto': 'ftp' },
  { forwarded: 'host=evil.test' },
  { 'x-host': 'evil.test' },
  { 'x-original-url': '/admin' },
  { 'x-rewrite-url': '/admin' },
  { 'x-middleware-subrequest': 'middleware:middleware' },
  { 'x-middleware-rewrite': '/admin' },
  { 'x-nextjs-data': '1' },
  { 'x-matched-path': '/admin' },
  { 'x-invoke-path': '/admin' },
  { 'x-invoke-status': '500' },
  { 'x-prerender-revalidate': 'guess' },
  { 'next-resume': '1' },
  { 'next-url': '/evil' },
  { 'next-router-state-tree': 'evil' },
  { 'next-router-prefetch': '2' },
  { 'next-action': 'abc' },
  { purpose: 'prefetch' },
  { cookie: 'i18n_redirected=evil; sessionid=' },
  { cookie: '__prerender_bypass=evil' },
  { authorization: 'Bearer evil' },
  { 'accept-language': 'evil' },
  { 'user-agent': 'Twitterbot/1.0 evil' },
  { accept: 'text/evil' },
  { range: 'bytes=0-10' },
  { 'if-none-match': '"evil"' },
  { 'if-modified-since': 'Sat, 21 Nov 2026 00:00:00 GMT' },
  { 'transfer-encoding': 'identity' },
  { connection: 'x-evil, keep-alive', 'x-evil': 'evil' },
  { 'x-http-method-override': 'POST' },
  { rsc: '0' },
]

const oddParameters = [
  '_rsc=evil',
  'utm_source=evil',
  'edit',
  'v=1',
  '__nextDataReq=1',
  'nxtPslug=x',
]

test('500 odd headers and parameters neither change cached responses nor add entries', async () => {
  const { render, renderRequests } = echoEverything()
  const { sendRequest, front } = await serveFront({ renderer: render })
  const { text: original } = await sendRequest('/de/programm')

  for (let round = 0; round < 500; round++) {
    const headers = oddHeaders[round % oddHeaders.length] ?? {}
    const parameter = oddParameters[round % oddParameters.length]
    const method = round % 7 === 0 ? 'HEAD' : 'GET'
    const path = `/de/programm?${parameter}&n${round}=evil`
    const { status } = await sendRequest(path, { method, headers }).catch(() => ({ status: 400 }))
    // A version is for editors.
    expect([parameter === 'v=1' ? 301 : 200, 400]).toContain(status)
  }

  const { text, headers } = await sendRequest('/de/programm')
  expect(text).toBe(original)
  expect(headers['cache-status']).toBe('front; hit')
  expect(JSON.stringify(renderRequests)).not.toContain('evil')
  expect(renderRequests).toHaveLength(1)
  expect(await front.metrics.registry.metrics()).toContain('cached_responses{partition="common"} 1')
})

test('ambiguous paths do not reach the renderer', async () => {
  const { render, renderRequests } = echoEverything()
  const { sendRequest } = await serveFront({ renderer: render })
  const paths = [
    '/de/programm%2f7',
    '/de/%2e%2e/programm',
    '/de/../programm',
    '/de//programm',
    '//evil.test/de',
    '/de/programm%00',
    '/de\\programm',
    '/de/%ff',
    'http://evil.test/de',
    '/de/programm.rsc',
    '/de/programm.segments/_tree.segment.rsc',
    '/_next/data/x/de.json',
    '/_next/image?url=%2Fa.png&w=64&q=75',
    `/de/${'a'.repeat(3000)}`,
  ]
  for (const path of paths) {
    const { status } = await sendRequest(path)
    expect([400, 404], path).toContain(status)
  }
  const odd = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/<evil>' }
  expect((await sendRequest('/de', { headers: odd })).status).toBe(404)
  expect(renderRequests).toHaveLength(0)
})

test('R-13 a term of ten thousand characters is truncated, not refused', async () => {
  const { render, renderRequests } = echoEverything()
  const { sendRequest } = await serveFront({ renderer: render })
  const { status, headers } = await sendRequest(`/de/search?q=${'x'.repeat(10_000)}`)
  expect([status, headers.location]).toEqual([302, `/de/search?q=${'x'.repeat(100)}`])
  expect(renderRequests).toHaveLength(0)
})

test('P-04 known parameters select pages, in any order; invalid ones redirect to the plain list', async () => {
  const { render, renderRequests } = echoEverything()
  const { sendRequest } = await serveFront({ renderer: render })

  await sendRequest('/de/programm?page=2&date=01-12-2026')
  await sendRequest('/de/programm?utm_source=x&date=01-12-2026&page=2')
  const nonsense = await sendRequest('/de/programm?page=abc&date=31-02-2026')
  const dateField = await sendRequest('/de/programm?date=2026-12-01')
  const elsewhere = await sendRequest('/de/team?page=2')
  await sendRequest('/de/programm?room=2&type=4&fbclid=x&genre=3')
  await sendRequest('/de/programm?genre=3&room=2&type=4')

  expect(renderRequests.map(({ url }) => url)).toEqual([
    '/de/programm?date=01-12-2026&page=2',
    '/de/team',
    '/de/programm?genre=3&room=2&type=4',
  ])
  expect([nonsense.status, nonsense.headers.location]).toEqual([302, '/de/programm'])
  expect(dateField.headers.location).toBe('/de/programm?date=01-12-2026')
  expect(elsewhere.status).toBe(200)
})

test('P-05 X-13 one invalid value redirects to the plain list, is logged, and reported as a failure', async () => {
  const { render, renderRequests } = echoEverything()
  const { sendRequest, logged, front } = await serveFront({ renderer: render })

  for (const query of ['room=oper', 'genre=0', 'tag=1e3', 'date=30-02-2026&genre=3', 'series=-1']) {
    const { status, headers } = await sendRequest(`/de/programm?${query}`)
    expect([status, headers.location], query).toEqual([302, '/de/programm'])
  }
  const warnings = logged.filter(({ msg }) => msg === 'rejected a query with invalid values')
  expect(warnings.map(({ invalid }) => invalid)).toEqual([
    ['room'],
    ['genre'],
    ['tag'],
    ['date'],
    ['series'],
  ])
  // What is logged with an error at this level reaches the reporting service (`watch-log.ts`).
  expect(warnings.map(({ level, err }) => [level, (err as Error).message])).toContainEqual([
    50,
    'Invalid values of room.',
  ])
  expect(await front.metrics.registry.metrics()).toContain('foyer_front_refused_queries_total 5')
  expect(renderRequests).toEqual([])
})

test('P-05 an empty form field is ignored', async () => {
  const { sendRequest, logged } = await serveFront({ renderer: echoEverything().render })
  const { headers } = await sendRequest('/de/programm?room=&genre=3')
  expect(headers.location).toBe('/de/programm?genre=3')
  expect(logged.filter(({ msg }) => msg === 'rejected a query with invalid values')).toEqual([])
})

test('P-13 the overlay is redirected to the programme, whatever the address', async () => {
  const { render, renderRequests } = echoEverything()
  const { sendRequest } = await serveFront({ renderer: render })
  for (const [path, programme] of [
    ['/de', '/de/programm'],
    ['/de/team', '/de/programm'],
    ['/en/events/faust/7', '/en/events'],
  ]) {
    const { status, headers } = await sendRequest(`${path}?overlay=true`)
    expect([status, headers.location]).toEqual([302, `${programme}?overlay=true`])
  }
  await sendRequest('/de/programm?overlay=true')
  await sendRequest('/de/programm')
  expect(renderRequests.map(({ url }) => url)).toEqual(['/de/programm'])
})

test('a response to a session is not shared', async () => {
  const { render } = fakeRenderer(({ headers }) => {
    const isEditor = String(headers['cookie'] ?? '').includes('sessionid=redaktion')
    // The worst case: a private response offered to shared caches.
    return page(isEditor ? 'NUR FÜR DIE REDAKTION' : 'für alle')
  })
  const { sendRequest } = await serveFront({ renderer: render })
  const editor = { cookie: 'a=b; sessionid=redaktion' }
  const paths = [
    '/de',
    '/de?edit',
    '/de?v=7',
    '/de/programm?page=2&edit',
    '/de/haus?edit',
    '/webshop',
  ]

  for (const path of paths) {
    const own = await sendRequest(path, { headers: editor })
    if (/edit|v=/.test(path)) {
      expect(own.text).toContain('NUR FÜR DIE REDAKTION')
      expect(own.headers['cache-control']).toBe('private, no-store')
    }
    for (const headers of [{}, { cookie: 'sessionid=' }, { rsc: '1' }] as Record<
      string,
      string
    >[]) {
      expect((await sendRequest(path, { headers })).text, path).not.toContain('REDAKTION')
    }
  }
})
