import { expect, test } from 'vitest'
import { fakeRenderer, page, publicPage } from '#front/testing/fake-renderer.ts'
import { serveFront } from '#front/testing/serve-front.ts'
import { withPermanentRedirects } from './permanent-redirects.ts'

test.each([
  ['GET', 301],
  ['HEAD', 301],
])('R-22: %s to a permanently moved page returns %d', async (method, status) => {
  const location = '/de/programm/faust/7'
  const headers = { 'content-type': 'text/plain', 'cache-control': publicPage, location }
  const { render } = fakeRenderer(() => page('', { status: 308, headers }))
  const { sendRequest } = await serveFront({ renderer: withPermanentRedirects(render) })
  for (const time of ['rendered', 'kept']) {
    const reply = await sendRequest('/de/programm/falsch/7', { method })
    expect([reply.status, reply.headers.location], time).toEqual([status, location])
  }
})
