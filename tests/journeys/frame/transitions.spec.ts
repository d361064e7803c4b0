import { expect, type Locator, type Page } from '@playwright/test'
import { eventWithManySeats } from '#support/booking-widget.ts'
import { test } from '#support/journey.ts'

const wide = { width: 1280, height: 800 }

test('L-22 a page enters in 0.8 s, a submenu in 0.38 s, suggestions in 0.56 s, a poster in 0.6 s, the header fades in 0.2 s @core', async ({
  page,
  request,
}) => {
  await page.setViewportSize(wide)
  await page.goto('/de')
  expect(await durationsIn(page, 'header')).toContain(0.2)
  await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click()
  await expect(page).toHaveURL(/\/de\/kontakt$/)
  expect(await enterSeconds(page.getByRole('main'))).toBe(0.8)

  const title = page
    .getByRole('navigation', { name: 'Hauptnavigation' })
    .locator('summary', { hasText: 'Service' })
  await title.click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Abonnements' })).toBeVisible()
  expect(await enterSeconds(title.locator('+ *'))).toBe(0.38)

  await page.goto('/de/search')
  await page
    .getByRole('main')
    .getByRole('textbox', { name: 'Suchbegriff' })
    .pressSequentially('ham')
  const suggestions = page.getByRole('listbox')
  await expect(suggestions).toBeVisible()
  expect(await enterSeconds(suggestions)).toBe(0.56)

  const { de } = await eventWithManySeats(request)
  await page.goto(de)
  expect(await durationsIn(page, 'main')).toContain(0.6)
})

test('L-22 the menu of small windows opens in 0.5 s', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/de')
  await page.getByRole('button', { name: 'Menü' }).click()
  await expect(page.getByRole('dialog').or(page.locator('[popover]:popover-open'))).toBeVisible()
  expect(await durationsIn(page, 'body')).toContain(0.5)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('L-22 nothing moves: neither a page that enters, nor the menu, nor suggestions', async ({
    page,
    request,
  }) => {
    await page.setViewportSize(wide)
    const { de } = await eventWithManySeats(request)
    for (const path of ['/de', '/de/search', de]) {
      await page.goto(path)
      expect(await durationsIn(page, 'body'), path).toEqual([])
    }
    await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click()
    await expect(page).toHaveURL(/\/de\/kontakt$/)
    expect(await durationsIn(page, 'body')).toEqual([])
    await page.goto('/de/search')
    await page
      .getByRole('main')
      .getByRole('textbox', { name: 'Suchbegriff' })
      .pressSequentially('ham')
    await expect(page.getByRole('listbox')).toBeVisible()
    expect(await durationsIn(page, 'body')).toEqual([])
  })
})

const enterSeconds = (element: Locator) =>
  element.evaluate((one) => Number.parseFloat(getComputedStyle(one).animationDuration))

/** All durations other than none, of an element and what is in it. */
const durationsIn = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((root) => {
      const found = new Set<number>()
      for (const element of [root, ...root.querySelectorAll('*')]) {
        const style = getComputedStyle(element)
        const moving = style.animationName === 'none' ? [] : style.animationDuration.split(', ')
        const changing =
          style.transitionProperty === 'none' ? [] : style.transitionDuration.split(', ')
        for (const duration of [...moving, ...changing]) found.add(Number.parseFloat(duration))
      }
      found.delete(0)
      return [...found]
    })
