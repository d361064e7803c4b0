import { expect } from '@playwright/test'
import { test } from '#support/journey.ts'
import { detailPages, headline, recordProblems } from '#support/pages.ts'

test('R-05 P-12 more productions are appended in place, by keyboard too', async ({
  page,
  baseURL,
}) => {
  const problems = recordProblems(page, baseURL ?? '')
  await page.goto('/de/produktionen')
  const rows = page.getByRole('article')
  await expect(rows).toHaveCount(12)
  await page.getByRole('link', { name: 'Mehr laden' }).focus()
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(24)
  await expect(rows.nth(12).getByRole('heading').getByRole('link')).toBeFocused()
  await expect(page).toHaveURL(/\/de\/produktionen$/)
  await page.getByRole('button', { name: 'Mehr laden' }).click()
  await expect(rows).toHaveCount(36)
  const links = await rows.getByRole('heading').getByRole('link').all()
  const paths = await Promise.all(links.map((link) => link.getAttribute('href')))
  expect(new Set(paths).size, 'no production stands twice').toBe(36)
  expect(problems).toEqual([])
})

test('P-12 a filter narrows the list, is in the address, and starts at the first page @core', async ({
  page,
}) => {
  await page.goto('/de/produktionen?page=2')
  const count = page.getByText(/^\d+ Produktionen$/)
  const all = Number.parseInt((await count.textContent()) ?? '')
  const filters = page.getByRole('region', { name: 'Produktionen auswählen' })
  const choose = async (title: string, option: string) => {
    await filters.locator('summary').filter({ hasText: title }).click()
    await filters.getByRole('link', { name: option, exact: true }).click()
  }
  await choose('Art', 'Gastspiel')
  await expect(page).toHaveURL(/\/de\/produktionen\?exhibition_type=gastspiel$/)
  await expect(filters.locator('details[open]')).toHaveCount(0)
  expect(Number.parseInt((await count.textContent()) ?? '')).toBeLessThan(all)
  for (const row of await page.getByRole('article').all())
    await expect(row).toContainText('Gastspiel')
  await filters.getByRole('link', { name: 'Art: Gastspiel entfernen' }).click()
  await expect(page).toHaveURL(/\/de\/produktionen$/)
  await choose('Art', 'Gastspiel')
  await page.getByRole('link', { name: 'Filter zurücksetzen' }).click()
  await expect(page).toHaveURL(/\/de\/produktionen$/)
  await filters.locator('summary').filter({ hasText: 'Saison' }).click()
  await page.keyboard.press('Escape')
  await expect(filters.locator('details[open]')).toHaveCount(0)
})

test('P-12 a filter without results says so, and links back', async ({ page }) => {
  await page.goto('/en/productions?date=01-01-2090')
  await expect(
    page.getByText('Unfortunately, your selection did not produce any result.'),
  ).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Reset filters' }).last().click()
  await expect(page.getByRole('article')).toHaveCount(12)
})

test('P-05 P-12 invalid parameters redirect to the list without them', async ({ request }) => {
  const address = '/de/produktionen?season=neu&tag=0&date=2026-12-01&page=-1'
  const response = await request.get(address, { maxRedirects: 0 })
  expect(response.status()).toBe(302)
  expect(response.headers()['location']).toBe('/de/produktionen')
  expect((await request.get('/de/produktionen?page=9000')).status()).toBe(404)
})

test('R-06 P-11 a production shows its sections in order, its people and its dates @core', async ({
  page,
  request,
  baseURL,
}) => {
  const problems = recordProblems(page, baseURL ?? '')
  await page.goto(await detailPages['productions-slug-id'](request, 'de'))
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
  const order = ['Zum Stück', 'Bilder', 'Team', 'Besetzung', 'Video', 'Programm', 'Termine']
  const places = headings.map((heading) => order.indexOf(heading)).filter((place) => place >= 0)
  expect(places.length).toBeGreaterThan(3)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  const date = page.getByRole('region', { name: 'Termine' }).getByRole('link').first()
  await expect(date).toHaveAccessibleName(/^\p{L}+, \d{2}\.\d{2}\.\d{4}, \d{2}:\d{2} Uhr$/u)
  const title = (await headline(page).textContent()) ?? ''
  await date.click()
  await expect(page).toHaveURL(/\/de\/programm\/[a-z0-9-]+\/\d+$/)
  await expect(headline(page)).toHaveText(title)
  await page.getByRole('link', { name: /^Mehr zur Produktion/ }).click()
  await expect(page).toHaveURL(/\/de\/produktionen\/[a-z0-9-]+\/\d+$/)
  expect(problems).toEqual([])
})

test('R-02 R-06 the posters of the season link to their productions', async ({ page }) => {
  await page.goto('/de')
  const season = page.getByRole('region', { name: 'Die Saison' })
  const poster = season.getByRole('article').first().getByRole('link')
  const title = (await poster.textContent()) ?? ''
  await poster.click()
  await expect(page).toHaveURL(/\/de\/produktionen\/[a-z0-9-]+\/\d+$/)
  await expect(headline(page)).toHaveText(title)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('R-05 P-12 productions can be filtered and paged in both directions', async ({ page }) => {
    await page.goto('/de/produktionen')
    const first = await page.getByRole('article').first().textContent()
    await page.getByRole('link', { name: 'Mehr laden' }).click()
    await expect(page).toHaveURL(/\/de\/produktionen\?page=2$/)
    expect(await page.getByRole('article').first().textContent()).not.toBe(first)
    await page.getByRole('link', { name: 'Frühere Seite' }).click()
    await expect(page).toHaveURL(/\/de\/produktionen$/)
    await page.locator('main summary').filter({ hasText: 'Saison' }).click()
    await page.locator('main details[open]').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/de\/produktionen\?season=\d+$/)
    await page.locator('main summary').filter({ hasText: 'Zeitraum' }).click()
    await page.getByLabel('Gespielt ab').fill('2026-12-01')
    await page.getByRole('button', { name: 'Anzeigen' }).click()
    await expect(page).toHaveURL(/\/de\/produktionen\?date=01-12-2026&season=\d+$/)
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})
