import { incomplete } from '@foyer/schema/change-tags.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTagClock } from '#front/cache/tag-clock.ts'
import { fakeRenderer, page } from '#front/testing/fake-renderer.ts'
import { serveFront } from '#front/testing/serve-front.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

const forADay = { 'content-type': 'text/html', 'cache-control': 's-maxage=86400' }

async function serve(headers: Record<string, string>) {
  const clock = createTagClock()
  let version = 1
  const { render } = fakeRenderer(() => page(`v${version}`, { headers, tags: ['all', 'event:7'] }))
  const { sendRequest, front } = await serveFront({ renderer: render, clock })
  const state = async () => (await sendRequest('/de')).headers['cache-status']
  await sendRequest('/de')
  version = 2
  return { clock, sendRequest, front, state }
}

test('while the change feed is connected, a page is fresh for its lifetime or until it changes', async () => {
  const { clock, state, sendRequest, front } = await serve(forADay)
  for (let hours = 0; hours < 23; hours += 1) {
    vi.advanceTimersByTime(60 * 60_000)
    clock.recordHeartbeat()
    expect(await state()).toBe('front; hit')
  }
  front.invalidate(['event:7'])
  expect((await sendRequest('/de')).text).toContain('v2')
})

test('without the change feed, a page is fresh for a minute after the last heartbeat', async () => {
  const { clock, state } = await serve(forADay)
  vi.advanceTimersByTime(3_600_000)
  clock.recordHeartbeat()
  vi.advanceTimersByTime(59_000)
  expect(await state()).toBe('front; hit')
  vi.advanceTimersByTime(2_000)
  expect(await state()).toContain('stale-while-refreshing')
})

test('build files stay cached whatever changes, with or without the feed', async () => {
  const { state, front } = await serve({
    'content-type': 'text/javascript',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  vi.advanceTimersByTime(3_600_000)
  front.invalidate(['all', 'event:7'])
  expect(await state()).toBe('front; hit')
})

test('X-13 a page that lacks an optional part is not served once more when its time is over', async () => {
  const clock = createTagClock()
  let version = 1
  const { render } = fakeRenderer(() =>
    page(`v${version}`, {
      headers: { 'content-type': 'text/html', 'cache-control': 's-maxage=5' },
      tags: version === 1 ? ['all', incomplete] : ['all'],
    }),
  )
  const { sendRequest } = await serveFront({ renderer: render, clock })
  await sendRequest('/de')
  version = 2
  vi.advanceTimersByTime(4000)
  expect((await sendRequest('/de')).text).toContain('v1')
  vi.advanceTimersByTime(2000)
  expect((await sendRequest('/de')).text).toContain('v2')
})
