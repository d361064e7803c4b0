import { expect, type Page } from '@playwright/test'
import { publishPage } from '#support/house/cms-page.ts'
import { test } from '#support/journey.ts'
import { fixedPages, headline } from '#support/pages.ts'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'

const { modules } = fixedPages

const breadcrumb = (page: Page) => page.getByRole('navigation', { name: 'Sie sind hier' })

test('R-18 L-09 a page has a breadcrumb from the home page, and links up and back @core', async ({
  page,
}) => {
  await page.goto('/de/haus/geschichte')
  await expect(headline(page)).toHaveText('Abend für Abend seit 1911')
  await expect(breadcrumb(page).getByRole('listitem')).toHaveText([
    'Startseite',
    'Haus',
    'Geschichte',
  ])
  await expect(breadcrumb(page).getByRole('link', { name: 'Startseite' })).toHaveAttribute(
    'href',
    '/de',
  )
  await breadcrumb(page).getByRole('link', { name: 'Haus' }).click()
  await expect(headline(page)).toHaveText('Ein Haus für die ganze Stadt')
  await page.getByRole('link', { name: 'Zurück' }).click()
  await expect(page).toHaveURL(/\/de\/haus\/geschichte$/)
  await expect(headline(page)).toHaveText('Abend für Abend seit 1911')
})

test('R-18 M-01 tabs link to the sibling pages', async ({ page }) => {
  await page.goto('/de/haus/geschichte')
  const tabs = page.getByRole('navigation', { name: 'Seiten dieses Bereichs' })
  await expect(tabs.getByRole('link')).toHaveText(['Spielorte', 'Geschichte', 'Barrierefreiheit'])
  await expect(tabs.locator('[aria-current]')).toHaveText('Geschichte')
  await tabs.getByRole('link', { name: 'Barrierefreiheit' }).click()
  await expect(headline(page)).toHaveText('Kommen, sehen, hören, verstehen')
})

test('L-23 R-18 a page whose setting says so has the pages below it as tabs', async ({ page }) => {
  for (const { path, label, titles } of [
    {
      path: '/de/haus',
      label: 'Seiten dieses Bereichs',
      titles: ['Spielorte', 'Geschichte', 'Barrierefreiheit'],
    },
    { path: '/en/house', label: 'Pages of this section', titles: ['Venues', 'History', /Access/] },
  ]) {
    await page.goto(path)
    const tabs = page.getByRole('navigation', { name: label })
    await expect(tabs.getByRole('link')).toHaveText(titles)
    await expect(tabs.locator('[aria-current]')).toHaveCount(0)
    await tabs.getByRole('link').first().click()
    await expect(tabs.locator('[aria-current]')).toHaveText(titles[0]!)
    await expect(tabs.getByRole('link')).toHaveText(titles)
  }
})

test('R-01 R-18 the language switch leads to the same page', async ({ page }) => {
  await page.goto('/de/service/abonnements')
  await page.getByRole('navigation', { name: 'Sprache' }).getByRole('link', { name: 'EN' }).click()
  await expect(page).toHaveURL(/\/en\/service\/subscriptions$/)
  await expect(headline(page)).toHaveText('Always the same seat')
})

test('M-01 the head has the page’s title, address and languages for search engines and shared links @core', async ({
  page,
}) => {
  await page.goto('/en/house')
  const origin = new URL(page.url()).origin
  const address = async (selector: string) =>
    new URL((await page.locator(selector).getAttribute('href'))!, origin).pathname
  expect(await address('link[rel=canonical]')).toBe('/en/house')
  expect(await address('link[hreflang=de]')).toBe('/de/haus')
  expect(await address('link[hreflang=en]')).toBe('/en/house')
  expect(await address('link[hreflang=x-default]')).toBe('/de/haus')
  const content = (name: string) =>
    page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content')
  await expect(page).toHaveTitle(/The house/)
  expect(await content('description')).toContain('a house of 1911')
  expect(await content('og:title')).toContain('The house')
  const picture = await page.request.get(new URL((await content('og:image'))!).pathname)
  expect(picture.headers()['content-type']).toMatch(/^image\//)
})

test('R-16 the legal pages have the same paths in both languages @core', async ({ page }) => {
  for (const [path, labels] of [
    ['/de/agb', 'Allgemeine Geschäftsbedingungen'],
    ['/en/agb', 'Terms and conditions'],
    ['/de/datenschutz', 'Was wir von Ihnen wissen'],
    ['/en/datenschutz', 'What we know of you'],
    ['/de/impressum', 'Impressum'],
    ['/en/impressum', 'Imprint'],
  ] as const) {
    await page.goto(path)
    await expect(headline(page)).toHaveText(labels)
    await expect(page.getByRole('main')).toContainText('Stadttheater Ennsfelden')
  }
})

test('R-18 M-11 an unknown path and an offline page are not found', async ({ request }) => {
  const probe = await publishPage({
    path: 'probe-entwurf',
    modules: [{ kind: 'headline', content: 'Noch nicht fertig' }],
  })
  try {
    expect((await request.get(probe.address)).status()).toBe(200)
    await probe.takeOffline()
    expect((await request.get('/de/gibt-es/nicht')).status()).toBe(404)
    // No test has requested it in English, so that no cache contains it.
    const response = await request.get('/en/probe-entwurf')
    expect(response.status()).toBe(404)
    expect(await response.text()).not.toContain('Noch nicht fertig')
  } finally {
    await probe.remove()
  }
})

test('M-03 the editors’ modules are below the posters of the home page', async ({ page }) => {
  for (const [path, labels] of [
    ['/de', 'Was man von den Plätzen aus nicht sieht'],
    ['/en', 'What cannot be seen from the seats'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(labels)).toBeVisible()
    await expect(page.getByRole('blockquote')).toBeVisible()
    const urgent = page.locator('main img[fetchpriority=high]')
    await expect(urgent).toHaveCount(1)
  }
})

for (const path of ['/de/kontakt', '/en/press', '/de/haus/barrierefreiheit', '/en/datenschutz']) {
  test(`R-02 R-16 R-18 ${path} has no accessibility violation on a small screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await expect(headline(page)).toHaveCount(1)
    await expectNoA11yViolations(page)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('R-02 L-15 a page of every kind is complete @core', async ({ page }) => {
    await page.goto(modules.en)
    await expect(headline(page)).toHaveText('What pages are made of')
    const main = page.getByRole('main')
    await main.locator('summary', { hasText: 'How long may an answer be?' }).click()
    await expect(main.getByText('read it out on the telephone')).toBeVisible()
    await expect(main.getByRole('link', { name: 'Costume sale' }).first()).toBeVisible()
    await expect(main.getByRole('table', { name: 'Prices on the Main Stage' })).toBeVisible()
    await expect(main.locator('audio')).toBeVisible()
    await expect(main.getByRole('link', { name: /YouTube/ }).first()).toBeVisible()
    await expect(main.getByRole('button')).toHaveCount(0)
  })
})
