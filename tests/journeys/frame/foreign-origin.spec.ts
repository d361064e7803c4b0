import { expect } from '@playwright/test'
import { type ForeignSite, openForeignSite } from '#support/processes/foreign-origin.ts'
import { test } from '#support/journey.ts'

const provider = 'https://login.ennsfelden.example/oidc'
let site: ForeignSite

test.beforeAll(async () => {
  site = await openForeignSite({
    '/de/api/user-details/': (user) => ({ ...user, login_url: provider }),
    '/en/api/user-details/': 503,
    '/en/api/breaking-news/': 503,
    '/en/api/opening-hours-today/': 503,
  })
})

test.afterAll(async () => site?.stop())

test('L-12 guests log in where the origin says, without a request of their browser', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/graphql')) asked.push(request.url())
  })
  await page.goto(`${site.url}/de`)
  const link = page.getByRole('banner').getByRole('link', { name: 'Anmelden' })
  await expect(link).toHaveAttribute('href', provider)
  expect(asked).toEqual([])
})

test('L-12 X-13 where user details, alerts and opening hours fail, pages do without them, and guests log in on the site’s own page', async ({
  page,
}) => {
  const answer = await page.goto(`${site.url}/en`)
  expect(answer?.status()).toBe(200)
  const link = page.getByRole('banner').getByRole('link', { name: 'Log in' })
  await expect(link).toHaveAttribute('href', '/en/user/profile')
})
