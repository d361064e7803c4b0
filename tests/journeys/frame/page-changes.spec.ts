import { expect, type Page, type Request, type Route } from '@playwright/test'
import { oneOfTwo } from '#support/pairwise.ts'
import { test } from '#support/journey.ts'
import { headline } from '#support/pages.ts'
import { waitForIdle } from '#support/wait-for-idle.ts'

const line = (page: Page) => page.getByRole('status').filter({ hasText: 'Seite wird geladen' })
const skeleton = (page: Page) => page.locator('[data-shape]')

/** Holds the requests of one kind until `letGo`. */
async function hold(
  page: Page,
  isOfKind: (request: Request) => boolean,
): Promise<{ letGo: () => Promise<void> }> {
  const held: Route[] = []
  let isHeld = true
  await page.route('**', async (route) => {
    if (isHeld && isOfKind(route.request())) held.push(route)
    else await route.continue()
  })
  return {
    async letGo() {
      isHeld = false
      await Promise.all(held.map((route) => route.continue()))
    },
  }
}

/** What the site requests after a press on a link. */
const isPage = (request: Request) => request.headers()['rsc'] !== undefined

const isScript = (request: Request) => request.resourceType() === 'script'

/** The skeletons of the specification, each with a page that links to one of its kind. */
const changes = [
  { name: 'event list', from: '/de/besuch', path: '/de/programm', shape: 'list' },
  {
    name: 'event detail',
    from: '/de/programm',
    path: /^\/de\/programm\/[^/]+\/\d+$/,
    shape: 'detail',
  },
  { name: 'page header', from: '/de/besuch', path: '/de/service', shape: 'page' },
  { name: 'magazine list', from: '/de/besuch', path: '/de/mediathek-de', shape: 'cards' },
  {
    name: 'three-card list',
    from: '/de/mediathek-de',
    path: '/de/mediathek-de/tags',
    shape: 'cards',
  },
  { name: 'ensemble', from: '/de/besuch', path: '/de/team', shape: 'portraits' },
  {
    name: 'venue',
    from: '/de/haus/barrierefreiheit',
    path: /^\/de\/venues\/[^/]+\/\d+$/,
    shape: 'place',
  },
  {
    name: 'series',
    from: '/de/service/abonnements',
    path: /^\/de\/series\/[^/]+\/\d+$/,
    shape: 'place',
  },
  { name: 'home slides', from: '/de/besuch', path: '/de', shape: 'home' },
]

for (const { name, from, path: wanted, shape } of oneOfTwo(changes)) {
  test(
    `L-14 L-16 from the press on a link to its page a line of 2 px is above the skeleton: ${name}`,
    { tag: shape === 'detail' ? '@core' : [] },
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      const pages = await hold(page, isPage)
      await page.goto(from)
      const { link, path } = await findLink(page, wanted)
      await link.click()
      await expect(skeleton(page)).toHaveAttribute('data-shape', shape)
      await expect(skeleton(page)).toBeVisible()
      await expect(line(page)).toBeVisible()
      const shown = await line(page).evaluate((element) => {
        const { height, animationDuration: duration } = getComputedStyle(element, '::before')
        return { height, duration, top: element.getBoundingClientRect().top }
      })
      expect(shown).toEqual({ height: '2px', duration: '5s', top: 0 })
      await pages.letGo()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(headline(page)).toBeVisible()
      await expect(skeleton(page)).toHaveCount(0)
      await expect(line(page)).toHaveCount(0)
    },
  )
}

test('L-14 a skeleton of the options is there until they are loaded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/de/programm')
  await waitForIdle(page)
  const scripts = await hold(page, isScript)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const options = page.getByRole('status').filter({ hasText: 'Auswahl wird geladen …' })
  await expect(options).toBeVisible()
  await scripts.letGo()
  await expect(page.getByRole('dialog', { name: 'Termine filtern' })).toBeVisible()
  await expect(options).toHaveCount(0)
})

test('L-16 the line runs when only parameters of the page change, and hides after 500 ms @core', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/de/programm')
  await page.evaluate(() => {
    const seen: { duration: string; height: string }[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const shown = document.querySelector('[class*="loading"][data-there]')
      if (!shown) return
      const { animationDuration: duration, height } = getComputedStyle(shown, '::before')
      seen.push({ duration, height })
    }).observe(document.body, { childList: true, subtree: true })
  })
  await page.locator('summary', { hasText: 'Schlagwort' }).click()
  await page
    .getByRole('link', { name: /^Familie/ })
    .first()
    .click()
  await expect(page).toHaveURL(/tag=/)
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { seen: unknown[] }).seen[0]))
    .toEqual({ duration: '0.5s', height: '2px' })
  await expect(page.locator('[class*="loading"][data-there]')).toHaveCount(0)
})

/** The first link to an address that can be seen, or to one of a kind. */
async function findLink(page: Page, wanted: string | RegExp) {
  const links = page.locator('a[href]:visible')
  await expect(links.first()).toBeVisible()
  const paths = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  const index = paths.findIndex((path) =>
    typeof wanted === 'string' ? path === wanted : wanted.test(path),
  )
  if (index < 0) throw new Error(`No link leads to ${String(wanted)}.`)
  return { link: links.nth(index), path: paths[index]! }
}

test('a page that has been read before is fetched when its link is pointed at, and drawn without another request @core', async ({
  page,
  request,
}) => {
  // The site has the document of this page, and makes its parts for the router when they are first requested.
  expect((await request.get('/de/kontakt')).status()).toBe(200)
  await page.goto('/de')
  const link = page.getByRole('banner').getByRole('link', { name: 'Kontakt' })
  const fetched = page.waitForResponse(
    (response) =>
      new URL(response.url()).pathname === '/de/kontakt' &&
      (response.request().headers()['next-router-segment-prefetch'] ?? '').endsWith('__PAGE__'),
  )
  await link.hover()
  expect((await fetched).status()).toBe(200)
  await waitForIdle(page)
  // Without what it has fetched the router would request the page, and load the document if that fails.
  await page.route('**', (route) => {
    const request = route.request()
    return isPage(request) || request.isNavigationRequest() ? route.abort() : route.fallback()
  })
  await link.click()
  await expect(headline(page)).toHaveText('Wen möchten Sie sprechen?')
})
