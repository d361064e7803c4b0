import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { outageDigest } from '#lib/failures/outage-digest.ts'
import { fakeRenderer, page } from '#front/testing/fake-renderer.ts'
import { limits } from './limits.ts'
import type { Rendering } from './renderer.ts'
import { serveFront } from '#front/testing/serve-front.ts'

const never = new Promise<never>(() => {})

test('X-02: while nothing can be rendered, cached pages are served as stale and others are 503; recovery needs no restart', async () => {
  let isDown = false
  const { render } = fakeRenderer(() => {
    if (isDown) throw new Error('down')
    return page('da')
  })
  const { sendRequest, front, logged } = await serveFront({ renderer: render })
  await sendRequest('/de/bekannt')

  isDown = true
  front.invalidate(['site'])
  const known = await sendRequest('/de/bekannt')
  const unknown = await sendRequest('/de/neu')

  expect(known.status).toBe(200)
  expect(known.headers['cache-status']).toContain('stale-because-of-an-outage')
  expect(unknown.status).toBe(503)
  expect(unknown.headers['retry-after']).toBe('30')
  expect(unknown.headers['cache-control']).toBe('no-store')
  expect(logged.filter(({ msg }) => msg === 'page render failed').length).toBe(2)

  isDown = false
  await expect
    .poll(async () => (await sendRequest('/de/neu')).status, {
      timeout: 5 * limits.retryAfterFailureMs,
    })
    .toBe(200)
  expect((await sendRequest('/de/bekannt')).headers['cache-status']).toBe('front; fwd=miss')
})

/** A page that fails, and a front server that has rendered its fallback pages. */
async function serveFailingPage(html: string) {
  const { render } = fakeRenderer(({ url }) =>
    url.startsWith('/de/kaputt') ? page(html, { status: 500 }) : page(`Ersatz: ${url}`),
  )
  const served = await serveFront({ renderer: render })
  await served.front.warm()
  return served
}

test('X-02: a page that fails because something is away is a 503 with its fallback page', async () => {
  const { sendRequest } = await serveFailingPage(`"digest":"${outageDigest}" Geheimes`)
  const { status, text, headers } = await sendRequest('/de/kaputt')
  expect([status, headers['retry-after']]).toEqual([503, '30'])
  expect(text).toContain('Ersatz: /de/503')
  expect(text).not.toContain('Geheimes')
})

test.each(['', 'sessionid=abc'])(
  'X-03: a page that fails by itself is a 500 with its fallback page, also the second time (%s)',
  async (cookie) => {
    const { sendRequest } = await serveFailingPage('"digest":"123" Geheimes')
    for (const path of ['/de/kaputt', '/de/kaputt', '/de/kaputt?edit']) {
      const { status, text, headers } = await sendRequest(path, { headers: { cookie } })
      expect([status, headers['retry-after']], path).toEqual([500, undefined])
      expect(text).toContain('Ersatz: /de/500')
      expect(text).not.toContain('Geheimes')
      expect(headers['cache-control']).toBe('no-store')
    }
  },
)

test('X-02: a switched-off site shows the theatre’s own page, and a changed one after a change', async () => {
  let own = 'Umbau'
  const { render } = fakeRenderer(() => page(own, { tags: ['settings'] }))
  const { sendRequest, front } = await serveFront({
    renderer: render,
    siteState: {
      current: () => ({ isOnline: false, redirects: new Map() }),
      refresh: async () => {},
    },
  })
  await front.warm()
  const { status, text, headers } = await sendRequest('/de/programm')
  expect([status, headers['retry-after']]).toEqual([503, '30'])
  expect(text).toContain('Umbau')
  own = 'Wir malen noch'
  front.invalidate(['settings'])
  await expect.poll(async () => (await sendRequest('/de')).text).toContain(own)
})

test('X-02: a calendar that fails is always an outage, whose readers try again', async () => {
  const { render } = fakeRenderer(() =>
    page('', { status: 500, headers: { 'content-type': 'text/plain' } }),
  )
  const { sendRequest } = await serveFront({ renderer: render })
  expect((await sendRequest('/de/programm/kalender.ics')).status).toBe(503)
})

test('a hanging renderer delays a visitor until the deadline, and later visitors not at all', async () => {
  let hangs = false
  const { render } = fakeRenderer(() => (hangs ? never : page('da')))
  const { sendRequest, front } = await serveFront({ renderer: render })
  await sendRequest('/de/bekannt')
  hangs = true
  front.invalidate(['site'])

  const began = performance.now()
  const [known, unknown, flight] = await Promise.all([
    sendRequest('/de/bekannt'),
    sendRequest('/de/neu'),
    sendRequest('/de/neu', { headers: { rsc: '1' } }),
  ])
  // Far from both the deadline and the render timeout, so that a busy machine does not change the result.
  expect(performance.now() - began).toBeLessThan(limits.renderMs - limits.renderDeadlineMs)
  expect(known.status).toBe(200)
  expect(unknown.status).toBe(503)
  expect(flight.status).toBe(503)
  expect(flight.body).toHaveLength(0)

  const next = performance.now()
  await sendRequest('/de/bekannt')
  expect(performance.now() - next).toBeLessThan(limits.renderDeadlineMs)
})

test('X-02 a page that waits for its render until its visitor’s deadline is not rendered for nobody', async () => {
  const late = Promise.withResolvers<Rendering>()
  const { render, renderRequests } = fakeRenderer(() => late.promise)
  const { sendRequest } = await serveFront({ renderer: render })
  const first = Array.from({ length: limits.rendersAtOnce }, (_, at) =>
    sendRequest(`/de/seite-${at}`),
  )
  await expect.poll(() => renderRequests.length).toBe(limits.rendersAtOnce)
  expect((await sendRequest('/de/wartend')).status).toBe(503)
  await Promise.all(first)
  late.resolve(page('da'))
  expect((await sendRequest('/de/danach')).status).toBe(200)
  expect(renderRequests.map(({ url }) => url)).not.toContainEqual(
    expect.stringContaining('wartend'),
  )
})

test('a page that is rendered after its visitor’s deadline is cached for the next', async () => {
  const late = Promise.withResolvers<Rendering>()
  const { render } = fakeRenderer(() => late.promise)
  const { sendRequest } = await serveFront({ renderer: render })
  expect((await sendRequest('/de')).status).toBe(503)
  late.resolve(page('spät'))
  await expect
    .poll(async () => (await sendRequest('/de')).headers['cache-status'])
    .toBe('front; hit')
})

test('the cached fallback page is sent with 503', async () => {
  let isDown = false
  const { render } = fakeRenderer(({ url }) => {
    if (isDown) throw new Error('down')
    return page(`Bühne ${url}`)
  })
  const { sendRequest, front } = await serveFront({ renderer: render })
  await front.warm()
  isDown = true

  const german = await sendRequest('/de/programm')
  const english = await sendRequest('/en/events')

  expect(german.status).toBe(503)
  expect(german.text).toContain('Bühne /de/503')
  expect(german.headers['content-security-policy']).toContain("script-src 'self'")
  expect(english.text).toContain('Bühne /en/503')
  expect((await sendRequest('/de/503')).status).toBe(503)
})

test('X-02: a page under constant load recovers by itself, too', async () => {
  let isDown = true
  const { render } = fakeRenderer(() => {
    if (isDown) throw new Error('down')
    return page('da')
  })
  const { sendRequest } = await serveFront({ renderer: render })
  const until = async (end: number) => {
    let status = 0
    while (performance.now() < end) {
      status = (await sendRequest('/de')).status
      await wait(20)
    }
    return status
  }
  expect(await until(performance.now() + 500)).toBe(503)
  isDown = false
  expect(await until(performance.now() + 1300)).toBe(200)
})

test('time in which the event loop was blocked is not an outage', async () => {
  const { render } = fakeRenderer(async () => {
    await wait(50)
    const until = performance.now() + 2400
    while (performance.now() < until);
    await wait(50)
    return page('da')
  })
  const { sendRequest } = await serveFront({ renderer: render })
  expect((await sendRequest('/de')).status).toBe(200)
})

test('a queue of different pages is not an outage', { tags: 'slow' }, async () => {
  const { render } = fakeRenderer(() => page('da'), { takesMs: 200 })
  const { sendRequest } = await serveFront({ renderer: render })
  const replies = await Promise.all(
    Array.from({ length: 80 }, (_, number) => sendRequest(`/de/${number}`)),
  )
  expect(replies.filter(({ status }) => status !== 200)).toHaveLength(0)
})

test('X-02: a change while the site starts does not keep it from getting ready', async () => {
  let canRender = false
  const { render } = fakeRenderer(() => {
    if (!canRender) throw new Error('not yet')
    return page('da')
  })
  const { front, sendRequest } = await serveFront({ renderer: render })
  front.invalidate([...tagsOfRead.settings()])
  expect((await sendRequest('/de/programm')).status).toBe(503)
  canRender = true
  expect(await front.warm()).toBe(true)
})

test('X-02 the front server is not ready as long as no page can be rendered', async () => {
  let canRender = false
  const { render } = fakeRenderer(() => {
    if (!canRender) throw new Error('not yet')
    return page('da')
  })
  const { front } = await serveFront({ renderer: render })
  expect(await front.warm()).toBe(false)
  canRender = true
  await expect.poll(() => front.warm()).toBe(true)
})
