import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { createNextRenderer, type NextHandler } from './next-renderer.ts'
import RouteCache from './caches/route-cache.ts'
import { shared } from './render-context.ts'

const cache = new RouteCache()
const request = (url: string) => ({ method: 'GET', url, headers: { host: 'example.test' } })
const route = (html: string, tags: string) => ({
  kind: 'APP_PAGE',
  html,
  headers: { 'x-next-cache-tags': `_N_T_/layout,${tags}` },
})

/** Renders as Next does: reads the route cache, fills it, and lets concurrent requests share a render. */
function fakeNext(makeHtml: () => Promise<string>, tags: string): NextHandler {
  const rendering = new Map<string, Promise<string>>()
  const open = async (key: string) => {
    const stored = await cache.get(key)
    if (stored) return stored.value.html as string
    const html = await makeHtml()
    await cache.set(key, route(html, tags))
    return html
  }
  return async (incoming, outgoing) => {
    const key = incoming.url ?? ''
    const shares = rendering.get(key) ?? open(key).finally(() => rendering.delete(key))
    rendering.set(key, shares)
    const html = await shares
    outgoing.writeHead(200, { 'x-nextjs-cache': 'MISS', 'content-type': 'text/html' }).end(html)
  }
}

test('a rendering comes with the tags of its route', async () => {
  const render = createNextRenderer(fakeNext(async () => 'da', 'event:1,site'))
  expect((await render(request('/tags'))).tags).toEqual(['event:1', 'site'])
  expect((await render(request('/tags'))).tags).toEqual(['event:1', 'site'])
})

test('a request that joins another’s render gets its tags all the same', async () => {
  const render = createNextRenderer(fakeNext(async () => 'da', 'event:1'))
  const renderings = await Promise.all([1, 2, 3].map(() => render(request('/shared'))))
  expect(renderings.map(({ tags }) => tags)).toEqual([['event:1'], ['event:1'], ['event:1']])
})

test('a request after a change does not get a render that started before it', async () => {
  let html = 'alt'
  let finish = () => {}
  const held = new Promise<void>((resolve) => (finish = resolve))
  let renders = 0
  const render = createNextRenderer(
    fakeNext(async () => {
      const made = html
      if (++renders === 1) await held
      return made
    }, 'event:2'),
  )
  const early = render(request('/held'))
  await expect.poll(() => renders).toBe(1)
  html = 'neu'
  shared.clock.invalidate(['event:2'])
  const late = render(request('/held'))
  finish()

  expect((await early).body.toString()).toBe('alt')
  expect((await late).body.toString()).toBe('neu')
})

test('bodies and headers reach the handler, failures reach the caller', async () => {
  const render = createNextRenderer(async (incoming, outgoing) => {
    if (incoming.url === '/broken') throw new Error('broken')
    outgoing.setHeader('x-seen', String(incoming.headers['x-own']))
    incoming.pipe(outgoing)
  })
  const echoed = await render({
    ...request('/echo'),
    method: 'POST',
    headers: { 'x-own': 'yes' },
    body: Readable.from(['Vorhang']),
  })
  expect(echoed.body.toString()).toBe('Vorhang')
  expect(echoed.headers['x-seen']).toBe('yes')
  await expect(render(request('/broken'))).rejects.toThrow('broken')
})

test('a route handler states its tags itself', async () => {
  const render = createNextRenderer(async (_, outgoing) => {
    outgoing.writeHead(200, { 'x-response-tags': 'all,event:1' }).end('BEGIN:VCALENDAR')
  })
  expect((await render(request('/kalender.ics'))).tags).toEqual(['all', 'event:1'])
})
