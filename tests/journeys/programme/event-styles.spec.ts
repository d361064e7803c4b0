import { expect, type Page } from '@playwright/test'
import { test } from '#support/journey.ts'

const styled = (page: Page, style: 1 | 2 | 3) =>
  page.evaluate((style) => {
    document.documentElement.dataset['eventStyle'] = String(style)
  }, style)

const row = (page: Page) => page.getByRole('main').getByRole('article').first()

test('L-20 rows of events have three styles: ruled lines, the colour of the genre along them, and close together', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/de/programm')
  await expect(page.locator('html')).toHaveAttribute('data-event-style', '1')
  const heightIn = async (style: 1 | 2 | 3) => {
    await styled(page, style)
    return row(page).evaluate((one) => one.getBoundingClientRect().height)
  }
  const edge = () => row(page).evaluate((one) => getComputedStyle(one).borderLeftWidth)
  const ruled = await heightIn(1)
  expect(await edge()).toBe('0px')
  expect(await heightIn(3)).toBeLessThan(0.9 * ruled)
  await styled(page, 2)
  expect(await edge()).toBe('8px')
})
