import { expect, test } from 'vitest'
import { createTagClock } from '#front/cache/tag-clock.ts'
import { fakeRenderer, page } from '#front/testing/fake-renderer.ts'
import { serveFront } from '#front/testing/serve-front.ts'
import { createSiteStateKeeper } from './site-state.ts'

test('a redirect works as soon as its change is received, also while the list is being loaded', async () => {
  const clock = createTagClock()
  let target = '/de/eins'
  let finish = () => {}
  let renderRequests = 0
  const siteState = createSiteStateKeeper({
    clock,
    onFailure: () => {},
    async load() {
      renderRequests += 1
      const redirects = new Map([['/de/alt', target]])
      if (renderRequests === 1) await new Promise<void>((resolve) => (finish = resolve))
      return { isOnline: true, redirects }
    },
  })
  const renderer = fakeRenderer(() => page('')).render
  const { sendRequest, front } = await serveFront({ renderer, siteState, clock })
  const warm = front.warm()
  target = '/de/zwei'
  front.invalidate(['redirects'])
  finish()
  await warm
  expect((await sendRequest('/de/alt')).headers.location).toBe('/de/zwei')

  target = '/de/drei'
  front.invalidate(['event:7'])
  expect((await sendRequest('/de/alt')).headers.location).toBe('/de/zwei')
  front.invalidate(['all'])
  await expect.poll(async () => (await sendRequest('/de/alt')).headers.location).toBe('/de/drei')
  expect(renderRequests).toBe(3)
})
