import { expect, type Locator, type Page } from '@playwright/test'
import { withHeadlineOfProgramme } from '#support/house/cms-page.ts'
import { waitForIdle } from '#support/wait-for-idle.ts'
import { test } from '#support/journey.ts'
import { days, firstEventPath, headline, recordProblems } from '#support/pages.ts'

test('P-01 the programme shows days in order, each event with time, place and title @core', async ({
  page,
}) => {
  await page.goto('/de/programm')
  const inWords = await days(page).allTextContents()
  expect(inWords.length).toBeGreaterThan(0)
  for (const day of inWords) expect(day).toMatch(/^\p{L}+, \d{2}\.\d{2}\.\d{4}/u)
  await expect(page.getByRole('article')).toHaveCount(10)
  await expect(page.getByRole('article').first().locator('time')).toHaveText(/Uhr|Uhrzeit folgt/)
})

test('P-09 the title of a canceled event is struck by a line, and no other', async ({ page }) => {
  await page.goto('/de/programm')
  await page.mouse.wheel(0, 2500)
  await expect(page.getByRole('article').nth(19)).toBeAttached()
  const rows = await page.getByRole('article').all()
  for (const row of rows) {
    const isCanceled = (await row.getByText('Abgesagt').count()) > 0
    const title = row.getByRole('heading').getByRole('link')
    const line = await title.evaluate((link) => getComputedStyle(link).textDecorationLine)
    expect(line.includes('line-through'), (await title.textContent()) ?? '').toBe(isCanceled)
  }
})

test('P-06 more events are appended in place, by keyboard too @core', async ({ page, baseURL }) => {
  const problems = recordProblems(page, baseURL ?? '')
  await page.goto('/de/programm')
  const rows = page.getByRole('article')
  const eleventh = rows.nth(10).getByRole('heading')
  await page.getByRole('link', { name: 'Mehr laden' }).focus()
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('status').filter({ hasText: '10 weitere Termine geladen' }).first(),
  ).toBeAttached()
  await expect(eleventh.getByRole('link')).toBeFocused()
  await expect(page).toHaveURL(/\/de\/programm$/)
  expect(problems).toEqual([])
})

test('P-06 the list loads page after page near its end, and no event is repeated', async ({
  page,
}) => {
  const cursors: unknown[] = []
  page.on('request', (request) => {
    const sentRequests = new URL(request.url()).searchParams
    if (sentRequests.get('operationName') === 'MoreEvents') {
      cursors.push((JSON.parse(sentRequests.get('variables') ?? '{}') as { after: string }).after)
    }
  })
  await page.goto('/de/programm')
  await waitForIdle(page)
  expect(cursors, 'nothing is loaded before the visitor scrolls').toEqual([])
  const rows = page.getByRole('article')
  for (const count of [20, 30, 40]) {
    await scrollUntil(page, rows, count)
  }
  const links = await rows.getByRole('heading').getByRole('link').all()
  const paths = await Promise.all(links.map((link) => link.getAttribute('href')))
  expect(new Set(paths).size).toBe(paths.length)
  expect(cursors.length).toBeGreaterThanOrEqual(3)
  expect(new Set(cursors).size, 'each page is asked for once').toBe(cursors.length)
})

test('P-06 at the end of the list one page is loaded, not all of them', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/de/programm')
  await waitForIdle(page)
  await page.keyboard.press('End')
  const rows = page.getByRole('article')
  await expect(rows.nth(19)).toBeAttached()
  await waitForIdle(page)
  await expect(page.getByRole('button', { name: 'Mehr laden' })).toBeAttached()
  await expect(rows).toHaveCount(20)
})

test('P-06 going back restores the list and its position', async ({ page }) => {
  // A position during a scroll animation cannot be measured.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/de/programm')
  const rows = page.getByRole('article')
  for (const count of [20, 30]) {
    await scrollUntil(page, rows, count)
  }
  const row = rows.nth(22)
  await row.getByRole('heading').getByRole('link').hover()
  const title = (await row.getByRole('heading').textContent()) ?? ''
  const place = await page.evaluate(() => scrollY)
  await row.getByRole('heading').getByRole('link').click()
  await expect(headline(page)).toHaveText(title)
  const isBack = async () => {
    await page.goBack()
    await expect(rows.nth(22)).toBeInViewport()
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place))
      .toBeLessThan(50)
  }
  await isBack()
  // A full load of another page simulates leaving the site.
  await page.goto('/de/404')
  await isBack()
})

test('R-04 an event opens from the list, with date and venue @core', async ({ page, baseURL }) => {
  const problems = recordProblems(page, baseURL ?? '')
  await page.goto('/de/programm')
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link')
  const title = (await link.textContent()) ?? ''
  await link.click()
  await expect(headline(page)).toHaveText(title)
  await expect(page).toHaveURL(/\/de\/programm\/[a-z0-9-]+\/\d+$/)
  await expect(page).toHaveTitle(new RegExp(title.slice(0, 10)))
  await expect(page.getByRole('complementary', { name: 'Termin und Karten' })).toContainText('Ort')
  expect(problems).toEqual([])
})

test('L-03 R-01 the language switch leads to the same event, and the choice is stored for a year @core', async ({
  page,
  request,
  context,
}) => {
  const path = await firstEventPath(request, 'de')
  await page.goto(path)
  const english = page.getByRole('link', { name: /English/ })
  await expect(english).toHaveAttribute('hreflang', 'en')
  await expect(english).toHaveAttribute('lang', 'en')
  await english.click()
  await expect(page).toHaveURL(new RegExp(`/en/events/[a-z0-9-]+/${path.split('/').at(-1)}$`))
  const choice = (await context.cookies()).find(({ name }) => name === 'i18n_redirected')
  expect(choice?.value).toBe('en')
  expect((choice?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 24 * 60 * 60)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('link', { name: /Deutsch/ }).click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
})

test('L-08 the first Tab offers to skip the header @core', async ({ page }) => {
  await page.goto('/de/programm')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Zum Inhalt springen' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main-content')).toBeFocused()
})

test('L-04 the menu opens, and Escape closes it @core', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/de')
  await page.getByRole('button', { name: 'Menü', exact: true }).click()
  const menu = page.getByRole('navigation', { name: 'Menü' })
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Menü', exact: true }).click()
  await menu.getByRole('link', { name: 'Spielplan' }).click()
  await expect(page).toHaveURL(/\/de\/programm$/)
  await expect(menu).toBeHidden()
})

test('the GraphQL client is lazy-loaded', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''))
  })
  await page.goto('/de/programm')
  await waitForIdle(page)
  const isApollo = (script: string) => script.includes('PersistedQueryNotFound')
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.some(isApollo)).toBe(false)
  await page.mouse.wheel(0, 2500)
  await expect(page.getByRole('article').nth(19)).toBeAttached()
  expect(scripts.some(isApollo)).toBe(true)
})

test('P-19 the headline of the programme is the one that editors have given its page @core', async ({
  page,
}) => {
  await withHeadlineOfProgramme({ de: 'Was wir spielen', en: 'What we play' }, async () => {
    for (const [path, labels] of [
      ['/de/programm', 'Was wir spielen'],
      ['/en/events', 'What we play'],
    ] as const) {
      await expect(async () => {
        await page.goto(path)
        await expect(headline(page)).toHaveText(labels, { timeout: 2000 })
      }).toPass()
    }
  })
})

/** Scrolls on, as a reader does, until there are so many rows. */
async function scrollUntil(page: Page, rows: Locator, count: number): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 1000)
    expect(await rows.count()).toBeGreaterThanOrEqual(count)
  }).toPass()
}
