import { expect } from '@playwright/test'
import { test } from '#support/journey.ts'

test('L-03 at 400 per cent the header scrolls away and leaves the window to the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/de/besuch')
  const header = page.locator('header').first()
  await page.getByRole('heading', { name: 'Häufige Fragen' }).scrollIntoViewIfNeeded()
  await expect(header).not.toBeInViewport()
})

test('L-20 in forced colours every button has a border', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of ['/de', '/de/programm']) {
    await page.goto(path)
    const without = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button')]
        .filter((button) => button.checkVisibility())
        .filter((button) => getComputedStyle(button).borderTopWidth === '0px')
        .map((button) => button.outerHTML.slice(0, 80)),
    )
    expect(without).toEqual([])
  }
})

test('P-01 every link for tickets names its event and its day', async ({ page }) => {
  await page.goto('/de/programm')
  const names = await page
    .getByRole('main')
    .getByRole('link', { name: /^Karten für / })
    .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? ''))
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) expect(name).toMatch(/, \p{L}+, \d\d\.\d\d\.\d{4}$/u)
})
