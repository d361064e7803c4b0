import { expect, test } from 'vitest'
import { fakeRenderer, page } from '#front/testing/fake-renderer.ts'
import { serveFront } from '#front/testing/serve-front.ts'
import { withNotFoundPage } from './fallback-pages.ts'

test('X-02: the front server is warm as soon as the fallback pages can be rendered, whatever failed before', async () => {
  let isUp = false
  const failed = {
    status: 500,
    headers: { 'content-type': 'text/html', 'cache-control': 'no-store' },
  }
  const { render } = fakeRenderer(() => (isUp ? page('da') : page('', failed)))
  const { front } = await serveFront({ renderer: withNotFoundPage(render) })
  expect(await front.warm()).toBe(false)
  isUp = true
  await expect.poll(() => front.warm(), { interval: 200 }).toBe(true)
})
