import { expect, test } from 'vitest'
import { fakeRenderer, page } from '#front/testing/fake-renderer.ts'
import { serveFront } from '#front/testing/serve-front.ts'

test('in development every request is rendered and nothing is cached', async () => {
  let version = 1
  const { render, renderRequests } = fakeRenderer(() => page(''))
  const { sendRequest } = await serveFront({
    renderer: render,
    async devHandler(request, response) {
      response.setHeader('x-heard', String(request.headers['x-nextjs-request-id']))
      response.end(`${request.url} v${version}`)
    },
  })
  expect((await sendRequest('/de')).text).toBe('/de v1')
  version = 2
  const reply = await sendRequest('/de')
  expect(reply.text).toBe('/de v2')
  expect(reply.headers['content-security-policy']).toContain("'unsafe-eval'")
  const echoed = await sendRequest('/de', { headers: { 'x-nextjs-request-id': '7' } })
  expect(echoed.headers['x-heard']).toBe('7')
  expect((await sendRequest('/_next/hmr')).text).toBe('/_next/hmr v2')
  expect((await sendRequest('/')).headers.location).toBe('/de')
  expect(renderRequests).toEqual([])
})
