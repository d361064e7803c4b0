import { expect } from '@playwright/test'
import {
  type ForeignSite,
  openForeignSite,
  type Replacements,
} from '#support/processes/foreign-origin.ts'
import {
  startOriginWithProvider,
  webshopElsewhere,
} from '#support/processes/origin-with-provider.ts'
import { test } from '#support/journey.ts'
import { detailPages, headline } from '#support/pages.ts'

let site: ForeignSite
const replacements: Replacements = {
  '/en/api/user-details/': 503,
  '/en/api/breaking-news/': 503,
  '/en/api/opening-hours-today/': 503,
  '/en/api/article-categories/': 503,
  '/en/pageeditor-api/page/events': 503,
}

test.beforeAll(async () => {
  site = await openForeignSite(replacements, startOriginWithProvider)
})

test.afterAll(async () => site?.stop())

test('L-12 S-11 guests log in and buy where the origin says, without a request of their browser', async ({
  page,
}) => {
  const requestedUrls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/graphql')) requestedUrls.push(request.url())
  })
  await page.goto(`${site.url}/de`)
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'Anmelden' })).toHaveAttribute(
    'href',
    '/oidc/log-in?locale=de',
  )
  await expect(banner.getByRole('link', { name: 'Warenkorb' })).toHaveAttribute(
    'href',
    webshopElsewhere,
  )
  expect(requestedUrls).toEqual([])
})

test('S-11 X-09 visitors log in at the identity provider of the theatre, find there what their browser has kept, and are logged out there too', async ({
  page,
  request,
}) => {
  test.slow()
  const main = page.getByRole('main')
  const logIn = page.getByRole('banner').getByRole('link', { name: 'Anmelden' })
  await page.goto(site.url + (await detailPages['productions-slug-id'](request, 'de')))
  const heart = main.getByRole('button', { name: /^Merken: / })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await logIn.click()
  await page.getByRole('link', { name: /Cancel/ }).click()
  await expect(main.getByRole('alert')).toHaveText(
    'Sie haben die Anmeldung beim Anmeldedienst abgebrochen.',
  )

  await main.getByRole('link', { name: 'Beim Anmeldedienst anmelden' }).click()
  await page.getByPlaceholder(/login/).fill('vera')
  await page.getByPlaceholder(/password/).fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(headline(page)).toHaveText('Mein Profil')
  await expect(main).toContainText('vera@provider.example')
  const cookies = await page.context().cookies(site.url)
  expect(cookies.some(({ name, value }) => name === 'favourites' && value !== '')).toBe(false)
  await page.getByRole('banner').getByRole('link', { name: 'Merkliste' }).click()
  await expect(main.getByRole('button', { name: /^Entfernen: / })).toHaveCount(1)

  await page.goto(`${site.url}/de/user/profile`)
  await main.getByRole('button', { name: 'Abmelden' }).click()
  await page.getByRole('button', { name: 'Yes, sign me out' }).click()
  await expect(headline(page)).toHaveText('Anmelden')
  await expect(main).not.toContainText('vera')
  await page.goto(`${site.url}/de/merkliste`)
  await expect(headline(page)).toHaveText('Merkliste')
  await expect(main.getByRole('button', { name: /^Entfernen: / })).toHaveCount(0)
})

test('L-12 X-13 where user details, alerts and opening hours fail, pages do without them, and guests log in on the site’s own page @core', async ({
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
