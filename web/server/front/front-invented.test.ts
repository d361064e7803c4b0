import { expect, test, vi } from 'vitest'
import { createResponseStore } from '#front/cache/response-store.ts'
import { createTagClock } from '#front/cache/tag-clock.ts'
import { notFoundPath } from '#front/serve/fallback-pages.ts'
import { createExistingPages, type WrittenPaths } from '#front/site/existing-pages.ts'
import type { Numbers } from '#front/site/numbered-routes.ts'
import { fakeRenderer, page } from '#front/testing/fake-renderer.ts'
import { serveFront } from '#front/testing/serve-front.ts'

/** A theatre with these editors' pages and events. */
async function serveTheatre(
  written: Set<string>,
  { canList = true, events = new Set<number>() } = {},
) {
  const clock = createTagClock()
  const store = createResponseStore()
  const { render, renderRequests } = fakeRenderer(({ url }) => {
    if (url === notFoundPath('de')) return page('Nichts da', { status: 404 })
    if (url === notFoundPath('en')) return page('Nothing here', { status: 404 })
    const number = Number(/^\/de\/programm\/faust\/(\d+)$/.exec(url)?.[1])
    if (written.has(url) || events.has(number)) return page(`Das Haus ${url}`)
    return page('', { status: 404 })
  })
  const loadPaths = async (): Promise<WrittenPaths> => (canList ? new Set(written) : undefined)
  const loadEvents = async (): Promise<Numbers> => (canList ? new Set(events) : undefined)
  const existingPages = createExistingPages({
    loadPaths,
    numberedRoutes: [{ name: 'events-slug-id', tags: ['events'], load: loadEvents }],
    isBuilt: () => false,
    clock,
    onFailure: () => {},
  })
  const onMissing = vi.fn<() => void>()
  const served = await serveFront({ renderer: render, existingPages, clock, store, onMissing })
  await served.front.warm()
  renderRequests.length = 0
  return { ...served, renderRequests, store, onMissing }
}

test('X-01 a flood of invented addresses gets one page per language, without a render', async () => {
  const { sendRequest, renderRequests, store, onMissing } = await serveTheatre(
    new Set(['/de/haus']),
  )
  const before = store.sizes()
  for (let number = 0; number < 200; number += 1) {
    const german = await sendRequest(`/de/erfunden-${number}/x.php`)
    expect([german.status, german.text]).toEqual([404, expect.stringContaining('Nichts da')])
    const english = await sendRequest(`/en/invented-${number}`)
    expect([english.status, english.text]).toEqual([404, expect.stringContaining('Nothing here')])
  }
  expect(renderRequests).toEqual([])
  expect(store.sizes()).toEqual(before)
  expect(onMissing).toHaveBeenCalledTimes(400)
  expect((await sendRequest('/de/haus')).status).toBe(200)
})

test('X-01 a flood of invented numbers and files costs no render', async () => {
  const { sendRequest, renderRequests, store } = await serveTheatre(new Set(), {
    events: new Set([7]),
  })
  const before = store.sizes()
  for (let number = 100; number < 200; number += 1) {
    const event = await sendRequest(`/de/programm/faust/${number}`)
    expect([event.status, event.text]).toEqual([404, expect.stringContaining('Nichts da')])
    expect((await sendRequest(`/de/programm/faust/${number}/kalender.ics`)).status).toBe(404)
    expect((await sendRequest(`/wp-${number}.php`)).status).toBe(404)
  }
  expect(renderRequests).toEqual([])
  expect(store.sizes()).toEqual(before)
  expect((await sendRequest('/de/programm/faust/7')).status).toBe(200)
})

test('X-01 an event created a second ago is shown, at an address that was missing before', async () => {
  const events = new Set([7])
  const { sendRequest, front } = await serveTheatre(new Set(), { events })
  expect((await sendRequest('/de/programm/faust/8')).status).toBe(404)
  events.add(8)
  front.invalidate(['event:8', 'events'])
  expect((await sendRequest('/de/programm/faust/8')).status).toBe(200)
})

test('X-01 a page written later at such an address is shown as soon as its change is announced', async () => {
  const written = new Set(['/de/haus'])
  const { sendRequest, front } = await serveTheatre(written)
  expect((await sendRequest('/de/presse')).status).toBe(404)
  written.add('/de/presse')
  front.invalidate(['page:/de/presse', 'pages'])
  expect((await sendRequest('/de/presse')).status).toBe(200)
})

test('R-22 the path of a page in the other language is not an invented one', async () => {
  const { sendRequest, renderRequests } = await serveTheatre(new Set(['/de/haus']))
  await sendRequest('/en/haus')
  expect(renderRequests.map(({ url }) => url)).toEqual(['/en/haus'])
})

test('a router request for a missing page is 404 without a render, too', async () => {
  const { sendRequest, renderRequests } = await serveTheatre(new Set(['/de/haus']))
  expect((await sendRequest('/de/erfunden', { headers: { rsc: '1' } })).status).toBe(404)
  expect(renderRequests).toEqual([])
})

test('when the theatre cannot list its pages, the address is rendered', async () => {
  const { sendRequest, renderRequests } = await serveTheatre(new Set(), { canList: false })
  expect((await sendRequest('/de/erfunden')).status).toBe(404)
  expect(renderRequests.map(({ url }) => url)).toEqual(['/de/erfunden'])
})
