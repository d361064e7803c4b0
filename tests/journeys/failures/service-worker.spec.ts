import { expect, type Page } from '@playwright/test'
import { logIn } from '#support/house/editor.ts'
import { test } from '#support/journey.ts'
import { headline } from '#support/pages.ts'
import { openNetwork } from '#support/processes/silent-network.ts'

test.use({ serviceWorkers: 'allow' })

/** Until the worker controls this page and has cached it. */
async function waitUntilCached(page: Page, path: string) {
  await expect
    .poll(() => page.evaluate(async (wanted) => Boolean(await caches.match(wanted)), path), {
      timeout: 30_000,
    })
    .toBe(true)
}

const cachedAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    )
    return all.flat().map((url) => new URL(url).pathname + new URL(url).search)
  })

test('X-07 the worker is revalidated each time and may do nothing but fetch from the site', async ({
  request,
}) => {
  const response = await request.get('/sw.js')
  expect(response.status()).toBe(200)
  expect(response.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
  })
  expect((await request.get('/de')).headers()['content-security-policy']).toContain(
    "worker-src 'self'",
  )
})

test('X-07 visited pages can be read offline, others show that there is no network @core', async ({
  page,
  context,
}) => {
  await page.goto('/de')
  await waitUntilCached(page, '/de')
  await page.goto('/de/haus')
  await waitUntilCached(page, '/de/haus')
  const title = await headline(page).textContent()
  await context.setOffline(true)
  await page.reload()
  await expect(headline(page)).toHaveText(title ?? '')
  const hasStyle = await headline(page).evaluate((element) => getComputedStyle(element).fontWeight)
  expect(Number(hasStyle)).toBeGreaterThan(700)
  await page.goto('/de')
  await expect(page.getByRole('heading', { name: 'Die Saison' })).toBeVisible()
  await page.goto('/de/service')
  await expect(headline(page)).toHaveText('Kein Netz')
  await page.goto('/en/visit')
  await expect(headline(page)).toHaveText('No network')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(headline(page)).not.toHaveText('No network')
})

test('X-07 in a network that opens connections and says nothing, a visited page is shown within seconds', async ({
  page,
}) => {
  const network = await openNetwork()
  try {
    await page.goto(`${network.url}/de`)
    await waitUntilCached(page, '/de')
    await page.goto(`${network.url}/de/haus`)
    await waitUntilCached(page, '/de/haus')
    const title = await headline(page).textContent()
    network.fallSilent()
    // Without a limit it would be shown when the browser gives the request up, after minutes.
    await page.goto(`${network.url}/de`, { waitUntil: 'commit', timeout: 10_000 })
    await expect(page.getByRole('heading', { name: 'Die Saison' })).toBeVisible({ timeout: 10_000 })
    await page.goto(`${network.url}/de/haus`, { waitUntil: 'commit', timeout: 10_000 })
    await expect(headline(page)).toHaveText(title ?? '', { timeout: 10_000 })
  } finally {
    network.close()
  }
})

test('X-07 pages come from the network while there is one', async ({ page }) => {
  await page.goto('/de/haus')
  await waitUntilCached(page, '/de/haus')
  const title = await headline(page).textContent()
  await page.evaluate(async () => {
    const pages = await caches.open('pages')
    const headers = { 'content-type': 'text/html' }
    await pages.put('/de/haus', new Response('<h1>Von gestern</h1>', { headers }))
  })
  await page.reload()
  await expect(headline(page)).toHaveText(title ?? '')
})

test('R-19 X-07 the webshop has one header also for those who come back, with the worker in control', async ({
  page,
}) => {
  await page.goto('/de')
  await waitUntilCached(page, '/de')
  await page.goto('/webshop')
  const webshop = page.frameLocator('main iframe')
  await expect(webshop.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(webshop.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('banner')).toHaveCount(1)
})

test('X-07 private pages, editors’ pages and form posts are not cached', async ({ page }) => {
  test.slow()
  await page.goto('/de')
  await waitUntilCached(page, '/de')
  await logIn(page.request)
  await page.goto('/de/user/profile')
  await expect(page.getByRole('main')).toContainText('Renate Aigner')
  await page.goto('/de/haus?edit=true')
  await page.goto('/de/haus/spielorte')
  await waitUntilCached(page, '/de/haus/spielorte')
  await page.evaluate(async () => {
    await fetch('/de/api/user-details/')
    await fetch('/graphql', { method: 'POST', body: '{}' })
    await fetch('/failure-reports', { method: 'POST', body: '{}' })
  })
  const cached = await cachedAddresses(page)
  const pages = cached.filter((path) => !/^\/(_next\/static|media)\//.test(path))
  expect(pages.filter((path) => !/offline/.test(path)).sort()).toEqual([
    '/de',
    '/de/haus/spielorte',
  ])
})
