import { expect } from '@playwright/test'
import { test } from '#support/journey.ts'
import { headline, recordProblems } from '#support/pages.ts'

test('R-10 P-14 a subscription is listed, has its dates, and links to the others @core', async ({
  page,
  baseURL,
}) => {
  const problems = recordProblems(page, baseURL ?? '')
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/de')
  await page.getByRole('button', { name: 'Menü', exact: true }).click()
  const menu = page.getByRole('navigation', { name: 'Menü' })
  await menu.locator('summary').filter({ hasText: 'Service' }).click()
  await menu.getByRole('link', { name: 'Abonnements' }).click()
  await expect(headline(page)).toHaveText('Immer derselbe Platz')
  await page
    .getByRole('link', { name: /Premieren-Abo|Alle Abende/ })
    .first()
    .click()
  await expect(headline(page)).toHaveText('Premieren-Abo')
  const dates = page.getByRole('region', { name: 'Termine der Reihe' })
  await expect(dates.getByRole('article').first()).toContainText('Premiere')
  const others = page.getByRole('complementary', { name: 'Weitere Reihen und Abonnements' })
  await others.getByRole('link', { name: 'Samstag-Abo' }).click()
  await expect(headline(page)).toHaveText('Samstag-Abo')
  await expect(page).toHaveURL(/\/de\/series\/samstag-abo\/\d+$/)
  expect(problems).toEqual([])
})

test('R-11 P-14 a venue shows address, directions, halls and its own events, and loads no map @core', async ({
  page,
  baseURL,
}) => {
  const problems = recordProblems(page, baseURL ?? '')
  await page.goto('/en/house/venues')
  await page.getByRole('main').getByRole('link', { name: 'Stadttheater' }).first().click()
  await expect(headline(page)).toHaveText('Stadttheater')
  for (const name of ['Getting there', 'Accessibility', 'Next dates']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  }
  const facts = page.getByRole('complementary', { name: 'Address and halls' })
  await expect(facts).toContainText('Theaterplatz 1')
  await expect(facts).toContainText('620 seats')
  const map = facts.getByRole('link', { name: /OpenStreetMap/ })
  await expect(map).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\//)
  await expect(map).toHaveAttribute('rel', 'noopener')
  await facts.getByRole('link', { name: 'Court Stage' }).click()
  await expect(headline(page)).toHaveText('Court Stage')
  expect(problems).toEqual([])
})

test('R-11 an event links to its venue, where it is listed', async ({ page }) => {
  await page.goto('/de/programm')
  const event = page.getByRole('article').first().getByRole('heading').getByRole('link')
  const title = (await event.textContent()) ?? ''
  await event.click()
  await expect(headline(page)).toHaveText(title)
  await page.getByRole('link', { name: /^Anfahrt, Barrierefreiheit/ }).click()
  await expect(page).toHaveURL(/\/de\/venues\/[a-z0-9-]+\/\d+$/)
  const dates = page.getByRole('region', { name: 'Nächste Termine' })
  await expect(dates.getByRole('article').filter({ hasText: title }).first()).toBeVisible()
})
