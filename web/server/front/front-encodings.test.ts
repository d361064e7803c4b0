import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createResponseStore } from './cache/response-store.ts'
import { fakeRenderer, page } from './testing/fake-renderer.ts'
import { serveFront } from './testing/serve-front.ts'

const words = Array.from({ length: 8000 }, (_, at) => `<p>Reihe ${at}</p>`).join('')

test('only the common encoding of a page is cached; others are made on demand', async () => {
  const store = createResponseStore()
  const { render, renderRequests } = fakeRenderer(() => page(words))
  const { sendRequest } = await serveFront({ renderer: render, store })
  const as = async (encoding: string) => {
    const { headers, body } = await sendRequest('/de', { headers: { 'accept-encoding': encoding } })
    return { headers, body }
  }
  for (const time of ['first', 'again']) {
    const [brotlied, gzipped, plain] = [await as('br'), await as('gzip'), await as('identity')]
    expect(brotliDecompressSync(brotlied.body).toString(), time).toContain(words)
    expect(gunzipSync(gzipped.body).toString(), time).toContain(words)
    expect(plain.body.toString(), time).toContain(words)
    expect(plain.headers['content-encoding']).toBeUndefined()
    const etags = [brotlied, gzipped, plain].map(({ headers }) => headers.etag)
    expect(new Set(etags).size).toBe(3)
    expect(store.sizes().common.bytes).toBeLessThan(words.length / 4)
  }
  expect(renderRequests).toHaveLength(1)
})
