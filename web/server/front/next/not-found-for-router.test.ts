import { expect, test } from 'vitest'
import type { Headers } from '#front/renderer.ts'
import { withNotFoundForRouter } from './not-found-for-router.ts'

const sendRequest = async (body: string, headers: Headers = { rsc: '1' }) => {
  const render = withNotFoundForRouter(async () => ({
    status: 200,
    headers: { 'content-type': 'text/x-component' },
    body: Buffer.from(body),
    tags: [],
  }))
  return (await render({ method: 'GET', url: '/de/weg', headers })).status
}

test('X-01 the router learns that a page is missing', async () => {
  expect(await sendRequest('4:E{"digest":"NEXT_HTTP_ERROR_FALLBACK;404"}\n')).toBe(404)
})

test('X-01 a page that quotes the marker in its text is not a missing one', async () => {
  const words = JSON.stringify('E{"digest":"NEXT_HTTP_ERROR_FALLBACK;404"}')
  expect(await sendRequest(`4:["$","p",null,{"children":${words}}]\n`)).toBe(200)
  expect(await sendRequest('4:E{"digest":"NEXT_HTTP_ERROR_FALLBACK;404"}\n', {})).toBe(200)
})
