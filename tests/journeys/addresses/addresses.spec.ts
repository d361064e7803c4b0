import { expect } from '@playwright/test'
import {
  days,
  detailNames,
  detailPages,
  firstEventPath,
  fixedPages,
  headline,
  type Language,
} from '#support/pages.ts'
import { test } from '#support/journey.ts'

test('R-01 the root redirects to the German home page, whatever the browser’s language @core', async ({
  request,
}) => {
  const response = await request.get('/', {
    maxRedirects: 0,
    headers: { 'accept-language': 'en-GB,en' },
  })
  expect(response.status()).toBe(302)
  expect(response.headers()['location']).toBe('/de')
})

const nowhere = ['/de/gibt-es-nicht', '/en/no/such/page', '/nowhere', '/de/programm/x/999999999']

for (const path of [...nowhere, '/de/404', '/en/404', '/de/view/index/now', '/fr/view/index/now']) {
  test(
    `R-17 ${path} is not found, with status 404`,
    { tag: path === nowhere[0] || path === nowhere[3] ? '@core' : [] },
    async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      const english = path.startsWith('/en')
      await expect(page.locator('html')).toHaveAttribute('lang', english ? 'en' : 'de')
      await expect(headline(page)).toHaveText(english ? 'Not Found' : 'Diese Bühne ist leer.')
    },
  )
}

for (const language of ['de', 'en'] as Language[]) {
  test(
    `R-22 in ${language} a wrong slug, or that of the other language, redirects permanently to the right one`,
    { tag: language === 'de' ? '@core' : [] },
    async ({ request }) => {
      const right = await firstEventPath(request, language)
      const other = await firstEventPath(request, language === 'de' ? 'en' : 'de')
      const id = right.split('/').at(-1)
      const base = fixedPages.events[language]
      const otherSlug = other.split('/').at(-2)
      for (const wrong of [`${base}/falsch/${id}`, `${base}/${otherSlug}/${id}`]) {
        if (wrong === right) continue
        const response = await request.get(wrong, { maxRedirects: 0 })
        expect(response.status()).toBe(301)
        expect(response.headers()['location']).toBe(right)
      }
    },
  )
}

test('R-22 a page below the other language’s path redirects permanently to this language’s path', async ({
  request,
}) => {
  for (const [wrong, right] of [
    ['/en/haus', '/en/house'],
    ['/de/house', '/de/haus'],
    ['/en/haus/spielorte', '/en/house/venues'],
    ['/de/events', '/de/programm'],
  ] as const) {
    const response = await request.get(wrong, { maxRedirects: 0 })
    expect([wrong, response.status(), response.headers()['location']]).toEqual([wrong, 301, right])
  }
  expect((await request.get('/en/gibt-es-nicht', { maxRedirects: 0 })).status()).toBe(404)
})

for (const name of detailNames) {
  test(
    `R-22 ${name}: a wrong slug redirects permanently to the right one, a wrong number is not found`,
    { tag: name === detailNames[0] ? '@core' : [] },
    async ({ request }) => {
      for (const language of ['de', 'en'] as const) {
        const right = await detailPages[name](request, language)
        const [, id] = /\/(\d+)$/.exec(right) ?? []
        const base = right.split('/').slice(0, -2).join('/')
        const response = await request.get(`${base}/falsch/${id}`, { maxRedirects: 0 })
        expect(response.status()).toBe(301)
        expect(response.headers()['location']).toBe(right)
        expect((await request.get(`${base}/falsch/999999999`)).status()).toBe(404)
        expect((await request.get(`${base}/falsch/keine-zahl`)).status()).toBe(404)
      }
    },
  )
}

test('R-22 a production below the other language’s path redirects to this language’s path', async ({
  request,
}) => {
  const path = await detailPages['productions-slug-id'](request, 'en')
  const response = await request.get(path.replace('/en/productions', '/de/produktionen'))
  expect(response.status()).toBe(200)
  const wrong = await request.get(path.replace('/en/', '/de/'), { maxRedirects: 0 })
  expect(wrong.status()).toBe(301)
  expect(wrong.headers()['location']).toMatch(/^\/de\/produktionen\//)
})

test('R-22 an event below the other language’s path redirects to this language’s path', async ({
  request,
}) => {
  const path = await firstEventPath(request, 'en')
  const response = await request.get(path.replace('/en/events', '/de/events'))
  expect(new URL(response.url()).pathname).toMatch(/^\/de\/programm\/[a-z0-9-]+\/\d+$/)
  expect(response.status()).toBe(200)
})

test('R-03 a page links to itself as canonical, and to its other language @core', async ({
  page,
  request,
}) => {
  const path = await firstEventPath(request, 'de')
  await page.goto(path)
  const id = path.split('/').at(-1)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
  const english = page.locator('link[rel=alternate][hreflang=en]')
  await expect(english).toHaveAttribute('href', new RegExp(`/en/events/[a-z0-9-]+/${id}$`))
  const neutral = page.locator('link[rel=alternate][hreflang=x-default]')
  await expect(neutral).toHaveAttribute('href', new RegExp(`${path}$`))
})

test('P-05 an impossible first day and an impossible page number redirect to the plain list @core', async ({
  page,
}) => {
  await page.goto('/de/programm?date=31-02-2026')
  await expect(page).toHaveURL(/\/de\/programm$/)
  await page.goto('/de/programm?page=minus')
  await expect(headline(page)).toHaveText('Spielplan')
})

test('P-04 a list begins at the first day in its address @core', async ({ page }) => {
  await page.goto('/de/programm')
  const month = page.getByRole('navigation', { name: 'Monate' }).getByRole('link').last()
  const href = await month.getAttribute('href')
  await month.click()
  await expect(page).toHaveURL(new RegExp(`${href?.replace('?', '\\?')}$`))
  const [, monthNumber, year] = /date=01-(\d{2})-(\d{4})/.exec(href ?? '') ?? []
  await expect(days(page).first()).toContainText(`.${monthNumber}.${year}`)
})
