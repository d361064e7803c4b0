import { expect } from '@playwright/test'
import { countsOfMissingPage, missingPagesWith } from '#support/house/missing-pages.ts'
import { withErrorHtml } from '#support/house/site-settings.ts'
import { waitForIdle } from '#support/wait-for-idle.ts'
import { widths } from '#support/appearances.ts'
import { test } from '#support/journey.ts'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { headline } from '#support/pages.ts'

const failing = '/_next/static/chunks/'

test('X-01 R-17 a missing page says so, with its status, in both languages @core', async ({
  page,
}) => {
  const response = await page.goto('/en/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(headline(page)).toHaveText('Not Found')
  await expect(page.getByText('404', { exact: true })).toBeVisible()
  await expect(page.getByText('This page could not be found')).toBeVisible()
  await page.goto('/de/gibt-es-nicht')
  await expect(page.getByRole('link', { name: 'Zum Spielplan' })).toBeVisible()
})

test('X-01 every view of a missing page is counted at the origin, without its query', async ({
  request,
}) => {
  const path = '/de/probe-fehlt'
  const count = async () => (await countsOfMissingPage(path))[0] ?? 0
  const before = await count()
  for (let view = 0; view < 5; view += 1) await request.get(`${path}?mail=anna@example.test`)
  await expect.poll(count).toBe(before + 5)
  expect(await missingPagesWith('example.test')).toEqual([])
})

test.describe('a visitor without a choice of cookies', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('X-04 when scripts are missing the page is reloaded, once a minute at most, and can be read @core', async ({
    page,
  }) => {
    // Every script that the document does not name itself: lazy-loaded ones, as after a deployment.
    const named = await (await page.request.get('/de')).text()
    let lost = 0
    await page.route(`**${failing}**`, async (route) => {
      const { pathname } = new URL(route.request().url())
      if (named.includes(pathname)) return route.continue()
      lost += 1
      return route.abort()
    })
    let loads = 0
    page.on('load', () => (loads += 1))
    await page.goto('/de')
    // The cookie banner loads when the page is idle, and fails: the page is reloaded once, not twice.
    await expect.poll(() => loads).toBe(2)
    await expect.poll(() => lost).toBeGreaterThan(1)
    await waitForIdle(page)
    expect(loads).toBe(2)
    await expect(page.getByRole('heading', { name: 'Die Saison' })).toBeVisible()
  })
})

test('X-06 failures in the browser are reported to the site only, and only where reporting is enabled', async ({
  page,
  baseURL,
}) => {
  const reports: unknown[] = []
  await page.route('**/failure-reports', async (route) => {
    reports.push(route.request().postDataJSON())
    await route.fulfill({ status: 204 })
  })
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url())
  })
  const fail = () =>
    page.evaluate(() => {
      setTimeout(() => {
        throw new TypeError('seat is undefined')
      })
    })
  await page.goto('/de?mail=anna@example.test')
  await waitForIdle(page)
  await fail()
  await waitForIdle(page)
  expect(reports).toEqual([])
  await page.evaluate(() => (document.documentElement.dataset['reportErrors'] = ''))
  await fail()
  await expect
    .poll(() => reports)
    .toMatchObject([{ name: 'TypeError', message: 'seat is undefined', path: '/de' }])
  expect(foreign).toEqual([])
})

test('X-01 the theatre’s own HTML replaces the built-in page, with its style, and runs no script', async ({
  page,
}) => {
  const html =
    '<style>.weg { color: rgb(1, 2, 3) }</style><h1 class="weg">Haben wir verlegt</h1><script>document.title="!"</script>'
  await withErrorHtml({ status: 404, html }, async () => {
    await expect(async () => {
      const response = await page.goto('/de/gibt-es-nicht')
      expect(response?.status()).toBe(404)
      await expect(headline(page)).toHaveText('Haben wir verlegt', { timeout: 1000 })
    }).toPass()
    await expect(headline(page)).toHaveCSS('color', 'rgb(1, 2, 3)')
    expect(await page.title()).not.toBe('!')
  })
})

test('X-01 browsers can load the origin’s own HTML, which is empty where there is none', async ({
  request,
}) => {
  const response = await request.get('/html/500.html')
  expect([response.status(), await response.text()]).toEqual([200, ''])
})

test('the headers of a page forbid framing and sniffing', async ({ request }) => {
  const headers = (await request.get('/de')).headers()
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(headers['content-security-policy']).not.toContain('unsafe')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  })
})

test('X-01 a missing page has no accessibility violation at any width', async ({ page }) => {
  await page.goto('/de/gibt-es-nicht')
  for (const { width } of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoA11yViolations(page)
  }
})
