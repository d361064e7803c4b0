// @vitest-environment node
import { expect, test } from 'vitest'
import { createTagClock } from '#front/cache/tag-clock.ts'
import { fakeRenderer, page } from '#front/testing/fake-renderer.ts'
import { serveFront } from '#front/testing/serve-front.ts'
import { createSiteStateKeeper } from './site-state.ts'

test('a redirect works as soon as its change is received, also while the list is being loaded', async () => {
  const clock = createTagClock()
  let target = '/de/eins'
  let finish = () => {}
  let asked = 0
  const siteState = createSiteStateKeeper({
    clock,
    onFailure: () => {},
    async load() {
      asked += 1
      const redirects = new Map([['/de/alt', target]])
      if (asked === 1) await new Promise<void>((resolve) => (finish = resolve))
      return { isOnline: true, redirects }
    },
  })
  const renderer = fakeRenderer(() => page('')).render
  const { ask, front } = await serveFront({ renderer, siteState, clock })
  const warm = front.warm()
  target = '/de/zwei'
  front.change(['redirects'])
  finish()
  await warm
  expect((await ask('/de/alt')).headers.location).toBe('/de/zwei')

  target = '/de/drei'
  front.change(['event:7'])
  expect((await ask('/de/alt')).headers.location).toBe('/de/zwei')
  front.change(['all'])
  await expect.poll(async () => (await ask('/de/alt')).headers.location).toBe('/de/drei')
  expect(asked).toBe(3)
})
