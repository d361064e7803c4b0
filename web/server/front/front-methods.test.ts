import { expect, test } from 'vitest'
import { fakeRenderer, page } from './testing/fake-renderer.ts'
import { serveFront } from './testing/serve-front.ts'

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  'X-09 a page refuses %s, however it is addressed, and the renderer is not called',
  async (method) => {
    const { render, renderRequests } = fakeRenderer(() => page('da'))
    const { sendRequest } = await serveFront({ renderer: render })
    for (const path of ['/de', '/de/leer-1', '/de/programm?date=01-01-2027', '/irgendwo']) {
      const { status, headers } = await sendRequest(path, { method })
      expect(status, path).toBe(405)
      expect(headers.allow).toBe('GET, HEAD')
    }
    expect(renderRequests).toHaveLength(0)
  },
)

test('a form handler takes POST, and no other method that changes something', async () => {
  const { render, renderRequests } = fakeRenderer(() => page('da'))
  const { sendRequest } = await serveFront({ renderer: render })
  expect((await sendRequest('/de/warenkorb/aendern', { method: 'POST', body: 'a=b' })).status).toBe(
    200,
  )
  const { status, headers } = await sendRequest('/de/warenkorb/aendern', { method: 'DELETE' })
  expect(status).toBe(405)
  expect(headers.allow).toBe('GET, HEAD, POST')
  expect(renderRequests).toHaveLength(1)
})
