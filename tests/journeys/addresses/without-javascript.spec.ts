import { expect } from '@playwright/test'
import { test } from '#support/journey.ts'
import { days, firstEventPath, headline } from '#support/pages.ts'

test.use({ javaScriptEnabled: false })

test('L-15 R-02 the home page is complete without JavaScript @core', async ({ page }) => {
  await page.goto('/de')
  await expect(page.getByRole('heading', { name: 'Die nächsten Abende' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Die Saison' })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('P-06 the programme can be paged in both directions without JavaScript @core', async ({
  page,
}) => {
  await page.goto('/de/programm')
  const first = await page.getByRole('article').first().textContent()
  await page.getByRole('link', { name: 'Mehr laden' }).click()
  await expect(page).toHaveURL(/\/de\/programm\?page=2$/)
  await expect(page.getByRole('article')).toHaveCount(10)
  expect(await page.getByRole('article').first().textContent()).not.toBe(first)
  await page.getByRole('link', { name: 'Frühere Termine' }).click()
  await expect(page).toHaveURL(/\/de\/programm$/)
})

test('P-04 any day can be chosen without JavaScript', async ({ page }) => {
  await page.goto('/de/programm')
  await page.locator('summary').filter({ hasText: 'Kalender' }).click()
  const field = page.getByLabel('Zu einem Tag')
  const last = (await field.getAttribute('max')) ?? ''
  await field.fill(last)
  await page.getByRole('button', { name: 'Anzeigen' }).click()
  const [year, month, day] = last.split('-')
  await expect(page).toHaveURL(new RegExp(`date=${day}-${month}-${year}$`))
  await expect(days(page).first()).toContainText(`${day}.${month}.${year}`)
})

for (const width of [320, 1536]) {
  test(
    `P-02 P-03 P-04 at ${width} px filters are links and can be reset without JavaScript`,
    { tag: width === 320 ? '@core' : [] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/de/programm')
      await page.locator('summary').filter({ hasText: 'Sparte' }).click()
      await page
        .getByRole('link', { name: /^Oper\b/ })
        .first()
        .click()
      await expect(page).toHaveURL(/\/de\/programm\?genre=\d+$/)
      for (const row of await page.getByRole('article').all())
        await expect(row).toContainText('Oper')
      await page.locator('summary').filter({ hasText: 'Kalender' }).click()
      const field = page.getByLabel('Zu einem Tag')
      const last = (await field.getAttribute('max')) ?? ''
      await field.fill(last)
      await page.getByRole('button', { name: 'Anzeigen' }).click()
      await expect(page, 'the form keeps the filter').toHaveURL(/date=\d{2}-\d{2}-\d{4}&genre=\d+$/)
      await page.getByRole('link', { name: 'Sparte: Oper entfernen' }).click()
      await expect(page).toHaveURL(/\/de\/programm\?date=\d{2}-\d{2}-\d{4}$/)
      await page.getByRole('link', { name: 'Filter zurücksetzen' }).click()
      await expect(page).toHaveURL(/\/de\/programm$/)
    },
  )
}

test('P-13 without JavaScript the overlay’s button links to the programme', async ({ page }) => {
  await page.goto('/de')
  await page.getByRole('link', { name: 'Programm und Karten' }).click()
  await expect(headline(page)).toHaveText('Spielplan')
})

test('R-01 R-04 an event and its language switch work without JavaScript @core', async ({
  page,
  request,
  context,
}) => {
  await page.goto(await firstEventPath(request, 'de'))
  await expect(headline(page)).toBeVisible()
  await page.getByRole('link', { name: /English/ }).click()
  await expect(page).toHaveURL(/\/en\/events\/[a-z0-9-]+\/\d+$/)
  const choice = (await context.cookies()).find(({ name }) => name === 'i18n_redirected')
  expect(choice?.value).toBe('en')
})

test('R-17 the not-found page is complete without JavaScript', async ({ page }) => {
  const response = await page.goto('/de/gibt-es-nicht')
  expect(response?.status()).toBe(404)
  await expect(headline(page)).toHaveText('Diese Bühne ist leer.')
  await expect(page.getByRole('link', { name: 'Zum Spielplan' })).toBeVisible()
})

test('L-04 the menu opens without JavaScript', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/de')
  await page.getByRole('button', { name: 'Menü', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Menü' })).toBeVisible()
})

test('L-04 L-10 without JavaScript a submenu opens, and the way to the top is a link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/de')
  const menu = page.getByRole('navigation', { name: 'Hauptnavigation' })
  await menu.locator('summary').filter({ hasText: 'Haus' }).click()
  await menu.getByRole('link', { name: 'Spielorte' }).click()
  await expect(headline(page)).toHaveText('Wo wir spielen')
  await expect(page.getByRole('link', { name: 'Nach oben' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cookie-Einstellungen' })).toBeHidden()
})
