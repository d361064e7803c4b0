// @vitest-environment node
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
  const { ask, front } = await serveFront({ renderer: render, clock })
  const state = async () => (await ask('/de')).headers['cache-status']
  await ask('/de')
  version = 2
  return { clock, ask, front, state }
}

test('as long as changes are told, a page is fresh for as long as it says, or until it changes', async () => {
  const { clock, state, ask, front } = await serve(forADay)
  for (let hours = 0; hours < 23; hours += 1) {
    vi.advanceTimersByTime(60 * 60_000)
    clock.hear()
    expect(await state()).toBe('front; hit')
  }
  front.change(['event:7'])
  expect((await ask('/de')).text).toContain('v2')
})

test('where nobody tells of changes, a page is fresh for a minute after the last word', async () => {
  const { clock, state } = await serve(forADay)
  vi.advanceTimersByTime(3_600_000)
  clock.hear()
  vi.advanceTimersByTime(59_000)
  expect(await state()).toBe('front; hit')
  vi.advanceTimersByTime(2_000)
  expect(await state()).toContain('stale-while-refreshing')
})

test('files of the build are kept whatever changes and whoever tells', async () => {
  const { state, front } = await serve({
    'content-type': 'text/javascript',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  vi.advanceTimersByTime(3_600_000)
  front.change(['all', 'event:7'])
  expect(await state()).toBe('front; hit')
})
