import { expect, test } from 'vitest'
import { createResponseStore } from '#front/cache/response-store.ts'
import { fakeRenderer, page, publicPage } from '#front/testing/fake-renderer.ts'
import { serveFront, silent } from '#front/testing/serve-front.ts'
import { Pool } from 'undici'

const kib = 1024
const rareCacheBytes = (process.env.FULL === '1' ? 512 : 160) * kib
/** Many times more than the memory for them holds. */
const invented = process.env.FULL === '1' ? 100_000 : 6_000

test(`${invented} invented addresses use bounded memory and evict no page`, async () => {
  const { render } = fakeRenderer(({ url }) =>
    url === '/de'
      ? page('die Startseite')
      : page(`nichts bei ${url}`, {
          status: 404,
          headers: { 'content-type': 'text/html', 'cache-control': publicPage },
        }),
  )
  const store = createResponseStore({ pageCacheBytes: 512 * kib, rareCacheBytes })
  const { sendRequest, port } = await serveFront({ renderer: render, store, log: silent })
  await sendRequest('/de')

  const pool = new Pool(`http://127.0.0.1:${port}`, { connections: 50, pipelining: 1 })
  let next = 0
  const crawl = async () => {
    while (next < invented) {
      const number = next++
      const path =
        number % 2 ? `/de/erfunden/${number}` : `/de/programm?page=${(number % 9999) + 1}`
      const { body } = await pool.request({ path, method: 'GET' })
      await body.dump()
    }
  }
  await Promise.all(Array.from({ length: 50 }, crawl))
  await pool.close()

  const { common, rare } = store.sizes()
  expect(rare.bytes).toBeLessThanOrEqual(rareCacheBytes)
  expect(rare.responses).toBeGreaterThan(50)
  expect(common.responses).toBe(1)
  // On a slow machine the page may be stale by now and be revalidated in the background.
  expect((await sendRequest('/de')).headers['cache-status']).toMatch(/^front; hit\b/)
}, 180_000)

test('when memory is full, the least recently used pages are evicted', async () => {
  const { render, renderRequests } = fakeRenderer(() => page('x'.repeat(10 * kib)))
  const store = createResponseStore({ pageCacheBytes: 60 * kib })
  const { sendRequest } = await serveFront({ renderer: render, store })

  await sendRequest('/de/oft')
  for (let number = 0; number < 20; number++) {
    await sendRequest(`/de/selten/${number}`)
    await sendRequest('/de/oft')
  }

  expect(store.sizes().common.bytes).toBeLessThanOrEqual(60 * kib)
  expect(renderRequests.filter(({ url }) => url === '/de/oft')).toHaveLength(1)
})
