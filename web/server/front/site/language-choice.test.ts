import { expect, test } from 'vitest'
import { fakeRenderer, page } from '#front/testing/fake-renderer.ts'
import { serveFront } from '#front/testing/serve-front.ts'

const site = () => serveFront({ renderer: fakeRenderer(() => page('')).render })

test('choosing a language redirects and is remembered for 365 days', async () => {
  const { sendRequest } = await site()
  const { status, headers } = await sendRequest('/language/en?to=%2Fen%2Fevents%3Fpage%3D2')
  expect([status, headers.location]).toEqual([303, '/en/events?page=2'])
  expect(headers['set-cookie']).toEqual([
    'i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax',
  ])
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['x-robots-tag']).toBe('noindex, nofollow')
})

test.each([
  ['//evil.test', '/en'],
  ['https://evil.test', '/en'],
  ['/en//evil.test', '/en'],
  ['/en\\evil', '/en'],
  ['/de/programm', '/en'],
  ['/en\r\nset-cookie: a=b', '/en'],
  ['/entry', '/en'],
])('%j redirects to the home page', async (to, expected) => {
  const { sendRequest } = await site()
  const { headers } = await sendRequest(`/language/en?to=${encodeURIComponent(to)}`)
  expect(headers.location).toBe(expected)
})

test.each([{ 'sec-fetch-site': 'cross-site' }, { 'sec-purpose': 'prefetch' }])(
  'an automatic request is not remembered as a choice: %j',
  async (headers) => {
    const { sendRequest } = await site()
    const reply = await sendRequest('/language/en?to=/en', { headers })
    expect(reply.status).toBe(303)
    expect(reply.headers['set-cookie']).toBeUndefined()
  },
)

test('no other address sets a cookie', async () => {
  const { sendRequest } = await site()
  for (const path of ['/', '/de', '/en', '/language/fr']) {
    expect((await sendRequest(path)).headers['set-cookie'], path).toBeUndefined()
  }
})
