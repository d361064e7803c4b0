import { expect } from '@playwright/test'
import {
  type ForeignSite,
  openForeignSite,
  type Replacements,
} from '#support/processes/foreign-origin.ts'
import { test } from '#support/journey.ts'

const provider = 'https://login.ennsfelden.example/oidc'
let site: ForeignSite
const replacements: Replacements = {
  '/de/api/user-details/': (user) => ({ ...user, login_url: provider }),
  '/en/api/user-details/': 503,
  '/en/api/breaking-news/': 503,
  '/en/api/opening-hours-today/': 503,
  '/en/api/article-categories/': 503,
  '/en/pageeditor-api/page/events': 503,
}

test.beforeAll(async () => {
  site = await openForeignSite(replacements)
})

test.afterAll(async () => site?.stop())

test('L-12 S-11 guests log in where the origin says, without a request of their browser', async ({
  page,
}) => {
  const requestedUrls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/graphql')) requestedUrls.push(request.url())
  })
  await page.goto(`${site.url}/de`)
  const link = page.getByRole('banner').getByRole('link', { name: 'Anmelden' })
  await expect(link).toHaveAttribute('href', provider)
  expect(requestedUrls).toEqual([])
})

test('L-12 X-13 where user details, alerts and opening hours fail, pages do without them, and guests log in on the site’s own page', async ({
  page,
}) => {
  const response = await page.goto(`${site.url}/en`)
  expect(response?.status()).toBe(200)
  const link = page.getByRole('banner').getByRole('link', { name: 'Log in' })
  await expect(link).toHaveAttribute('href', '/en/user/profile')
})

test('S-05 X-13 where the categories fail, their list is hidden and the articles stay', async ({
  page,
}) => {
  const response = await page.goto(`${site.url}/en/mediathek-en`)
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('article')).toHaveCount(12)
  const ways = page.getByRole('navigation', { name: 'Categories of the magazine' })
  await expect(ways.getByRole('link')).toHaveText(['Tags'])
})

test('P-19 where the headline of the programme fails, the default one stays', async ({ page }) => {
  const response = await page.goto(`${site.url}/en/events`)
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programme')
})

test('P-17 X-13 a page without opening hours has them as soon as they can be read again', async ({
  page,
}) => {
  const hours = page.getByRole('banner').getByText('Box office: ')
  await page.goto(`${site.url}/en/team`)
  await expect(hours).toHaveCount(0)
  delete replacements['/en/api/opening-hours-today/']
  // Whoever comes next after some seconds gets the whole page, not first the incomplete one once more.
  const states: (string | undefined)[] = []
  await expect(async () => {
    const response = await page.goto(`${site.url}/en/team`)
    states.push(response?.headers()['cache-status'])
    await expect(hours).toBeVisible({ timeout: 2000 })
  }).toPass({ intervals: [6000], timeout: 30_000 })
  expect(states.join()).not.toContain('stale')
})
