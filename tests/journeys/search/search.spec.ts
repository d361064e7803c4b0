import { expect, type Page } from '@playwright/test'
import { waitForIdle } from '#support/wait-for-idle.ts'
import { test } from '#support/journey.ts'
import { headline, recordProblems } from '#support/pages.ts'

const desktop = { width: 1280, height: 800 }

const button = (page: Page) => page.locator('header').getByRole('button', { name: 'Suchen' })

const field = (page: Page) => page.locator('header').getByLabel('Suchbegriff')

const list = (page: Page) => page.getByRole('listbox')

const results = (page: Page) => page.getByRole('main').getByRole('article')

test.use({ viewport: desktop })

test('S-01 S-02 S-03 a misspelt term leads by a suggestion to the production, by keyboard alone @core', async ({
  page,
  baseURL,
}) => {
  const problems = recordProblems(page, baseURL ?? '')
  await page.goto('/de')
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('Zauberföt')
  await expect(list(page).getByRole('option').first()).toHaveText('Die Zauberflöte')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/de\/search\?q=Die(\+|%20)Zauberfl/)
  await expect(results(page).first()).toContainText('Die Zauberflöte')
  await expect(results(page).first().locator('mark').first()).toBeVisible()
  await results(page).first().getByRole('link').first().click()
  await expect(headline(page)).toContainText('Zauberflöte')
  expect(problems).toEqual([])
})

test('S-02 the box opens by its button, has the focus after 200 ms, and collapses 200 ms after it loses it @core', async ({
  page,
}) => {
  await page.goto('/de')
  await waitForIdle(page)
  await page.clock.install()
  await expect(field(page)).toBeHidden()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await button(page).click()
  await page.clock.runFor(199)
  await expect(field(page)).not.toBeFocused()
  await page.clock.runFor(1)
  await expect(field(page)).toBeFocused()
  await button(page).click()
  await expect(page, 'an empty term does nothing').toHaveURL(/\/de$/)
  await field(page).focus()
  await page.getByRole('main').click({ position: { x: 5, y: 5 } })
  await page.clock.runFor(199)
  await expect(page.getByRole('search').first()).toHaveAttribute('data-open')
  await page.clock.runFor(1)
  await expect(page.getByRole('search').first()).not.toHaveAttribute('data-open')
})

test('S-03 the list of suggestions is 21rem high at most, and closes on scrolling and on Escape', async ({
  page,
}) => {
  await page.goto('/de')
  await openBox(page)
  await page.keyboard.type('di')
  await expect(list(page)).toBeVisible()
  const height = await list(page).evaluate((element) => element.getBoundingClientRect().height)
  const rem = await page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  )
  expect(height).toBeLessThanOrEqual(21 * rem)
  await page.keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
  await page.keyboard.type('e')
  await expect(list(page)).toBeVisible()
  await page.mouse.wheel(0, 300)
  await expect(list(page)).toBeHidden()
})

test('S-03 a failure of the suggestions is reported, and silent for the visitor', async ({
  page,
}) => {
  const reported: string[] = []
  page.on('pageerror', ({ message }) => reported.push(message))
  await page.route('**/graphql**', (route) => route.abort())
  await page.goto('/de')
  await openBox(page)
  await page.keyboard.type('ham')
  await expect.poll(() => reported).toContain('Search suggestions could not be loaded.')
  await expect(list(page)).toBeHidden()
  await page.unroute('**/graphql**')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/de\/search\?q=ham$/)
})

test('S-01 R-13 a new term keeps the tab and begins with page 1 @core', async ({ page }) => {
  await page.goto('/de/search/others/2?q=Ennsfelden')
  const main = page.getByRole('main')
  await expect(page.getByText(/^Seite 2 von \d+$/)).toBeVisible()
  await main.getByLabel('Suchbegriff').fill('Hamlet')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/de\/search\/others\/1\?q=Hamlet$/)
  await expect(main.getByRole('link', { name: /^Anderes/ })).toHaveAttribute('aria-current', 'true')
  await expect(results(page).first()).toContainText('Hamlet')
})

test('S-04 R-13 both tabs have their counts and their pages', async ({ page }) => {
  await page.goto('/de/search?q=Ennsfelden')
  const tabs = page.getByRole('navigation', { name: 'Ergebnisse nach Art' })
  await expect(tabs.getByRole('link')).toHaveText([/^Veranstaltungen \d+$/, /^Anderes \d+$/])
  await expect(results(page)).toHaveCount(10)
  const first = await results(page).getByRole('link').first().getAttribute('href')
  await page.getByRole('link', { name: 'Nächste Seite' }).click()
  await expect(page).toHaveURL(/\/de\/search\/events\/2\?q=Ennsfelden$/)
  await expect(page.getByText(/^Seite 2 von \d+$/)).toBeVisible()
  await expect(results(page).getByRole('link').first()).not.toHaveAttribute('href', first!)
  await tabs.getByRole('link', { name: /^Anderes/ }).click()
  await expect(page).toHaveURL(/\/de\/search\/others\?q=Ennsfelden$/)
  await expect(results(page).first()).toContainText(
    /Produktion|Person|Reihe|Spielort|Seite|Magazin/,
  )
})

test('S-04 dates of one production share one heading @core', async ({ page }) => {
  await page.goto('/de/search?q=Zauberflöte')
  const rows = results(page)
  await expect(rows).toHaveCount(10)
  const dates = rows.filter({
    has: page.getByRole('heading', { name: 'Die Zauberflöte', exact: true }),
  })
  const paragraphs = (row: number) => dates.nth(row).getByRole('paragraph').count()
  expect(await paragraphs(0)).toBe((await paragraphs(1)) + 1)
})

test('S-04 a search without results says so, in both languages, and has links', async ({
  page,
}) => {
  await page.goto('/en/search?q=qxqxqxqx')
  await expect(page.getByText('Your search did not return any results')).toBeVisible()
  await page.goto('/de/search?q=qxqxqxqx')
  await expect(page.getByText('Ihre Suche hat leider kein Ergebnis gebracht.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Spielplan' }).click()
  await expect(page).toHaveURL(/\/de\/programm$/)
})

test('R-13 R-24 search engines do not index search pages; a page past the last is not found @core', async ({
  page,
  request,
}) => {
  await page.goto('/de/search?q=Hamlet')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page).toHaveTitle(/Suche nach „Hamlet“/)
  for (const path of [
    '/de/search/events/900?q=Hamlet',
    '/de/search/others/2',
    '/de/search/plays?q=Hamlet',
    '/de/search/events/0?q=Hamlet',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test('R-24 terms of any kind get a response @core', async ({ request }) => {
  const terms = ['%', "'; --", '魔笛', '🎭', '<script>', 'a&b=c#d?e', '../..', 'x'.repeat(1_500)]
  for (const term of terms) {
    const response = await request.get(`/de/search?q=${encodeURIComponent(term)}`)
    expect(response.status(), term).toBe(200)
    expect(await response.text()).toContain('Suche')
  }
  expect((await request.get('/de/search?q=a%00b')).status()).toBeLessThan(500)
  const tooLong = await request.get(`/de/search?q=${'x'.repeat(10_000)}`)
  const sought = new URL(tooLong.url()).searchParams.get('q')
  expect([tooLong.status(), sought]).toEqual([200, 'x'.repeat(100)])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('S-01 the search is a plain form, in the header and on its page @core', async ({ page }) => {
    await page.goto('/de')
    await field(page).fill('Hamlet')
    await field(page).press('Enter')
    await expect(page).toHaveURL(/\/de\/search\?q=Hamlet$/)
    await expect(results(page).first()).toContainText('Hamlet')
    await page.getByRole('main').getByLabel('Suchbegriff').fill('Möwe')
    await page.getByRole('main').getByRole('button', { name: 'Suchen' }).click()
    await expect(results(page).first()).toContainText('Die Möwe')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('S-01 the button of the header leads to the search page', async ({ page }) => {
    await page.goto('/de')
    await button(page).click()
    await expect(page).toHaveURL(/\/de\/search(\?q=)?$/)
    await page.getByRole('main').getByLabel('Suchbegriff').fill('hamlt')
    await expect(list(page).getByRole('option').first()).toHaveText('Hamlet')
    // Not by a click: Playwright scrolls before it, and scrolling closes the list.
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/q=Hamlet$/)
  })
})

async function openBox(page: Page): Promise<void> {
  await button(page).click()
  await expect(field(page)).toBeFocused()
}
