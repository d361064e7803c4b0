import { expect, test } from 'vitest'
import { fakeRenderer, page } from '#front/testing/fake-renderer.ts'
import { serveFront } from '#front/testing/serve-front.ts'

test.each([
  ['/de/haus?v=7', '/de/haus'],
  ['/de?v=', '/de'],
  ['/DE/Haus/?v=7', '/de/haus'],
  ['/de/programm?page=2&v=7', '/de/programm?page=2'],
])(
  'E-08: without log-in %s redirects to %s, and the redirect is not cached',
  async (versioned, plain) => {
    const { render, renderRequests } = fakeRenderer(() => page('für alle'))
    const { sendRequest } = await serveFront({ renderer: render })
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await sendRequest(versioned, { method })
      expect([status, headers['location'], headers['cache-control']]).toEqual([
        301,
        plain,
        'no-store',
      ])
    }
    expect(renderRequests).toEqual([])
  },
)

test('E-08: an editor stays at the address of the version', async () => {
  const { render } = fakeRenderer(() => page('für die Redaktion'))
  const { sendRequest } = await serveFront({ renderer: render })
  const { status } = await sendRequest('/de/haus?v=7', { headers: { cookie: 'sessionid=s1' } })
  expect(status).toBe(200)
})
