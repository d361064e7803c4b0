import { incomplete } from '@foyer/schema/change-tags.ts'
import { expect, test } from 'vitest'
import { fakeRenderer, page } from '#front/testing/fake-renderer.ts'
import { serveFront } from '#front/testing/serve-front.ts'
import { edgeKey } from './edge-headers.ts'

const programme = '/de/programm'

async function open(rendering = page('Programm', { tags: ['events', 'page:/de/über uns'] })) {
  const { render } = fakeRenderer(() => rendering)
  return serveFront({ renderer: render, hasEdge: true })
}

test('X-02: the edge may store a page, under a key for each of its tags and one for everything', async () => {
  const { sendRequest } = await open()
  for (const state of ['rendered', 'from memory', 'from memory again']) {
    const { headers } = await sendRequest(programme)
    const keys = String(headers['surrogate-key']).split(' ')
    expect(keys, state).toEqual(['all', 'events', 'page:/de/über uns'].map(edgeKey))
    expect(headers['surrogate-control'], state).toMatch(/^max-age=60, stale-if-error=86400$/)
    // Browsers and caches that nobody purges go on asking.
    expect(headers['cache-control'], state).toMatch(/^public, max-age=0/)
  }
})

test('without an edge nothing is said to it', async () => {
  const { render } = fakeRenderer(() => page('Programm'))
  const { sendRequest } = await serveFront({ renderer: render })
  const { headers } = await sendRequest(programme)
  expect(headers['surrogate-key'] ?? headers['surrogate-control']).toBeUndefined()
})

test.each([
  ['a page that lacks a part', page('Programm', { tags: ['events', incomplete] })],
  ['a missing page', page('Nicht gefunden', { status: 404 })],
  [
    'a page of one visitor',
    page('Konto', {
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' },
    }),
  ],
])('%s is not stored at the edge', async (_, rendering) => {
  const { sendRequest } = await open(rendering)
  for (const _time of [1, 2]) {
    const { headers } = await sendRequest(programme)
    expect(headers['surrogate-control']).toBeUndefined()
    expect(headers['surrogate-key']).toBeUndefined()
  }
})

test('a page that is stale because of an outage is not stored at the edge: nobody would purge it again', async () => {
  let isDown = false
  const { render } = fakeRenderer(() => {
    if (isDown) throw new Error('down')
    return page('Programm', { tags: ['events'] })
  })
  const { front, sendRequest } = await serveFront({ renderer: render, hasEdge: true })
  await sendRequest(programme)
  isDown = true
  front.invalidate(['events'])
  const { status, headers } = await sendRequest(programme)
  expect(status).toBe(200)
  expect(headers['surrogate-control']).toBeUndefined()
})
