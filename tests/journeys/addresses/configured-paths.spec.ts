import { expect } from '@playwright/test'
import { post } from '#support/house/editor.ts'
import { withErrorHtml } from '#support/house/site-settings.ts'
import { test } from '#support/journey.ts'
import { stack } from '#support/stack.ts'

/* The paths that the source names in its configuration, each asked as its client asks: with and without the language. */

const admin = { username: 'leitung', password: 'Generalprobe-88' }
const list: unknown = expect.any(Array)
const text: unknown = expect.any(String)
const count: unknown = expect.any(Number)
const something: unknown = expect.anything()
const page = (urls: { de: string; en: string }): unknown =>
  expect.objectContaining({ urls: expect.objectContaining(urls), title: text })

const forVisitors: [path: string, said: unknown][] = [
  ['/api/terms/', page({ de: '/de/agb', en: '/en/agb' })],
  ['/api/imprint/', page({ de: '/de/impressum', en: '/en/impressum' })],
  ['/api/privacy-policy/', page({ de: '/de/datenschutz', en: '/en/datenschutz' })],
  ['/api/teasers/', list],
  ['/api/venues/', list],
  ['/api/persons/', expect.objectContaining({ count, results: list })],
  ['/api/person-categories/', list],
]

const forStaff: [path: string, said: unknown][] = [
  [
    '/api/dashboard-site/',
    expect.objectContaining({ is_site_online: true, is_shop_online: true, pages: count }),
  ],
  ['/api/dashboard-page-activities/', something],
  ['/api/dashboard-search-keywords/', something],
  ['/api/dashboard-asset-overview/', something],
  ['/api/dashboard-identity-service-events/', something],
  ['/api/dashboard-versions/', something],
  ['/api/dashboard-error-log/', something],
]

test('X-10 the configured paths for visitors answer in both languages, and without one in German @core', async ({
  request,
}) => {
  for (const [path, said] of forVisitors) {
    const answers = await Promise.all(
      ['', '/de', '/en'].map(async (prefix) => {
        const response = await request.get(stack.backendUrl + prefix + path)
        expect(response.status(), prefix + path).toBe(200)
        return (await response.json()) as unknown
      }),
    )
    for (const answer of answers) expect(answer, path).toEqual(said)
    expect(answers[0], path).toEqual(answers[1])
    expect(JSON.stringify(answers[2]), path).not.toBe(JSON.stringify(answers[1]))
  }
  for (const locale of ['de', 'en']) {
    const response = await request.get(`${stack.backendUrl}/${locale}/pageeditor-api/redirect`)
    const [redirect] = (await response.json()) as { old_path: string; new_path: string }[]
    expect(redirect).toEqual({ old_path: expect.stringMatching(/^\//), new_path: text })
  }
})

test('X-10 X-01 the HTML of a status is at its path, and nothing is where none was written', async ({
  request,
}) => {
  const html = '<style>h1 { color: red }</style><h1>Vorhang</h1>'
  await withErrorHtml({ status: 500, html }, async () => {
    const response = await request.get(`${stack.backendUrl}/html/500.html`)
    expect(response.headers()['content-type']).toBe('text/html; charset=utf-8')
    expect(await response.text()).toContain('<h1>Vorhang</h1>')
  })
  expect((await request.get(`${stack.backendUrl}/html/418.html`)).status()).toBe(404)
})

test('X-10 X-12 S-10 the configured paths of the dashboard answer staff, and nobody else', async ({
  request,
}) => {
  const paths = forStaff.flatMap(([path, said]) => [path, `/de${path}`].map((at) => ({ at, said })))
  for (const { at } of paths)
    expect((await request.get(stack.backendUrl + at)).status(), at).toBe(401)
  await request.get(`${stack.backendUrl}/de/api/user-details/`)
  await post(request, { path: '/de/api/user/login/', data: admin })
  for (const { at, said } of paths) {
    const response = await request.get(stack.backendUrl + at)
    expect(response.status(), at).toBe(200)
    expect(await response.json(), at).toEqual(said)
  }
  await post(request, { path: '/api/user/logout/', data: {} })
  expect((await request.get(`${stack.backendUrl}/api/dashboard-site/`)).status()).toBe(401)
})
