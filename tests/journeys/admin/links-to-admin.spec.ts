import { expect } from '@playwright/test'
import { logIn } from '#support/house/editor.ts'
import { test } from '#support/journey.ts'

/** What has pages of its own: its name in the sitemap, and its resource in the admin site. */
const objects = [
  ['article', 'articles'],
  ['event', 'events'],
  ['person', 'persons'],
  ['production', 'productions'],
  ['series', 'series'],
  ['venue', 'venues'],
  ['form', 'forms'],
] as const

test('E-11 from the pages of articles, events, persons, productions, series, venues and forms staff are led to what they show in the admin site @core', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1536, height: 900 })
  await logIn(page.context().request)
  const menu = page.getByRole('navigation', { name: 'Konto und Karten' })
  const link = menu.getByRole('link', { name: 'In der Verwaltung bearbeiten' })
  for (const [object, resource] of objects) {
    const map = await (await page.request.get(`/sitemap/${object}-1.xml`)).text()
    const [, path = '', number] = />https?:\/\/[^/]+(\/de\/[^<]+\/(\d+))</.exec(map) ?? []
    await page.goto(path)
    await menu.locator('summary', { hasText: 'Konto von Renate Aigner' }).click()
    await expect(link).toHaveAttribute('href', `/admin/${resource}/${number}`)
  }
  await link.click()
  await expect(page).toHaveURL(/\/admin\/forms\/\d+$/)

  await page.goto('/de/haus')
  await menu.locator('summary', { hasText: 'Konto von Renate Aigner' }).click()
  await expect(menu.getByRole('link', { name: 'Bearbeiten', exact: true })).toBeVisible()
  await expect(link).toHaveCount(0)
})
