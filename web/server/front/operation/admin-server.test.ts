import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { fakeRenderer, page } from '#front/testing/fake-renderer.ts'
import { sendRequest, serveFront } from '#front/testing/serve-front.ts'
import { createAdminServer } from './admin-server.ts'

const secret = 'only-for-operators'
const authorization = `Bearer ${secret}`

async function open() {
  let version = 1
  const { render } = fakeRenderer(() => page(`v${version++}`))
  const served = await serveFront({ renderer: render })
  const server = createAdminServer({
    metrics: served.front.metrics,
    invalidate: served.front.invalidate,
    secret,
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return {
    site: served.sendRequest,
    admin: (path: string, init?: Parameters<typeof sendRequest>[2]) =>
      sendRequest(port, path, init),
  }
}

test('metrics show which responses came from where', async () => {
  const { site, admin } = await open()
  await site('/de')
  await site('/de')
  const { text } = await admin('/metrics')
  expect(text).toContain('foyer_front_responses_total{outcome="rendered"} 1')
  expect(text).toContain('foyer_front_responses_total{outcome="hit"} 1')
  expect(text).toContain('foyer_front_render_seconds_count{result="200"} 1')
  expect(text).toMatch(/foyer_front_cached_bytes\{partition="common"\} [1-9]/)
})

test('an invalidation reaches the pages before it is acknowledged', async () => {
  const { site, admin } = await open()
  await site('/de')
  const response = await admin('/changes', {
    method: 'POST',
    body: '{"tags":["site"]}',
    headers: { authorization },
  })
  expect(response.status).toBe(204)
  expect((await site('/de')).text).toContain('v2')
})

test('invalid requests are refused, and the public port has no such endpoint', async () => {
  const { site, admin } = await open()
  for (const body of ['', '{}', '{"tags":[]}', '{"tags":[1]}', 'x'.repeat(2_000_000)]) {
    expect(
      (await admin('/changes', { method: 'POST', body, headers: { authorization } })).status,
    ).toBe(400)
  }
  expect((await site('/metrics')).text).not.toContain('foyer_front')
})

test.each([undefined, '', 'Bearer ', 'Bearer only-for-operator', 'only-for-operators'])(
  'X-09 a request without the secret changes nothing: %s',
  async (authorization) => {
    const { site, admin } = await open()
    await site('/de')
    const headers: Record<string, string> =
      authorization === undefined ? {} : { authorization: authorization }
    const response = await admin('/changes', { method: 'POST', body: '{"tags":["site"]}', headers })
    expect(response.status).toBe(401)
    expect((await site('/de')).text).toContain('v1')
  },
)
