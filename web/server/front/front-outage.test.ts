// @vitest-environment node
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { fakeRenderer, page } from '#front/testing/fake-renderer.ts'
import { limits } from './limits.ts'
import type { Rendering } from './renderer.ts'
import { serveFront } from '#front/testing/serve-front.ts'

const never = new Promise<never>(() => {})

test('X-02: while nothing can be rendered, kept pages are served, marked, and others answer 503; then all is well by itself', async () => {
  let isDown = false
  const { render } = fakeRenderer(() => {
    if (isDown) throw new Error('down')
    return page('da')
  })
  const { ask, front, logged } = await serveFront({ renderer: render })
  await ask('/de/bekannt')

  isDown = true
  front.change(['site'])
  const known = await ask('/de/bekannt')
  const unknown = await ask('/de/neu')

  expect(known.status).toBe(200)
  expect(known.headers['cache-status']).toContain('stale-because-of-an-outage')
  expect(unknown.status).toBe(503)
  expect(unknown.headers['retry-after']).toBe('30')
  expect(unknown.headers['cache-control']).toBe('no-store')
  expect(logged.filter(({ msg }) => msg === 'a page could not be rendered').length).toBe(2)

  isDown = false
  await wait(1100)
  expect((await ask('/de/neu')).status).toBe(200)
  expect((await ask('/de/bekannt')).headers['cache-status']).toBe('front; fwd=miss')
})

test('X-02: an answer of 5xx counts as an outage', async () => {
  const { render } = fakeRenderer(() => page('Fehler', { status: 500 }))
  const { ask } = await serveFront({ renderer: render })
  const { status, text } = await ask('/de')
  expect(status).toBe(503)
  expect(text).not.toContain('Fehler')
})

test('a renderer that hangs keeps a visitor no longer than its deadline, and those who come next not at all', async () => {
  let hangs = false
  const { render } = fakeRenderer(() => (hangs ? never : page('da')))
  const { ask, front } = await serveFront({ renderer: render })
  await ask('/de/bekannt')
  hangs = true
  front.change(['site'])

  const began = performance.now()
  const [known, unknown, flight] = await Promise.all([
    ask('/de/bekannt'),
    ask('/de/neu'),
    ask('/de/neu', { headers: { rsc: '1' } }),
  ])
  // Far from both the deadline and the time that a render may take at most: a busy machine changes nothing.
  expect(performance.now() - began).toBeLessThan(limits.renderMs - limits.renderDeadlineMs)
  expect(known.status).toBe(200)
  expect(unknown.status).toBe(503)
  expect(flight.status).toBe(503)
  expect(flight.body).toHaveLength(0)

  const next = performance.now()
  await ask('/de/bekannt')
  expect(performance.now() - next).toBeLessThan(limits.renderDeadlineMs)
})

test('a page that comes too late for its visitor is there for the next', async () => {
  const late = Promise.withResolvers<Rendering>()
  const { render } = fakeRenderer(() => late.promise)
  const { ask } = await serveFront({ renderer: render })
  expect((await ask('/de')).status).toBe(503)
  late.resolve(page('spät'))
  await expect.poll(async () => (await ask('/de')).headers['cache-status']).toBe('front; hit')
})

test('the page that stands in for others is sent with 503 when it lies in memory', async () => {
  let isDown = false
  const { render } = fakeRenderer(({ url }) => {
    if (isDown) throw new Error('down')
    return page(`Bühne ${url}`)
  })
  const { ask, front } = await serveFront({ renderer: render })
  await front.warm()
  isDown = true

  const german = await ask('/de/programm')
  const english = await ask('/en/events')

  expect(german.status).toBe(503)
  expect(german.text).toContain('Bühne /de/503')
  expect(german.headers['content-security-policy']).toContain("script-src 'self'")
  expect(english.text).toContain('Bühne /en/503')
  expect((await ask('/de/503')).status).toBe(503)
})

test('X-02: a page that many ask for all the time comes back by itself, too', async () => {
  let isDown = true
  const { render } = fakeRenderer(() => {
    if (isDown) throw new Error('down')
    return page('da')
  })
  const { ask } = await serveFront({ renderer: render })
  const until = async (end: number) => {
    let status = 0
    while (performance.now() < end) {
      status = (await ask('/de')).status
      await wait(20)
    }
    return status
  }
  expect(await until(performance.now() + 500)).toBe(503)
  isDown = false
  expect(await until(performance.now() + 1300)).toBe(200)
})

test('time in which the process could not work is nobody’s outage', async () => {
  const { render } = fakeRenderer(async () => {
    await wait(50)
    const until = performance.now() + 2400
    while (performance.now() < until);
    await wait(50)
    return page('da')
  })
  const { ask } = await serveFront({ renderer: render })
  expect((await ask('/de')).status).toBe(200)
})

test('a crowd of different pages is a queue and no outage', async () => {
  const { render } = fakeRenderer(() => page('da'), { takesMs: 200 })
  const { ask } = await serveFront({ renderer: render })
  const replies = await Promise.all(Array.from({ length: 80 }, (_, number) => ask(`/de/${number}`)))
  expect(replies.filter(({ status }) => status !== 200)).toHaveLength(0)
})

test('X-02 the front is not warm as long as no page can be rendered', async () => {
  let canRender = false
  const { render } = fakeRenderer(() => {
    if (!canRender) throw new Error('not yet')
    return page('da')
  })
  const { front } = await serveFront({ renderer: render })
  expect(await front.warm()).toBe(false)
  canRender = true
  await expect.poll(() => front.warm(), { timeout: 5000 }).toBe(true)
})
