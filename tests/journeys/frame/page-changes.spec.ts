import { expect, type Page, type Route } from '@playwright/test'
import { test } from '#support/journey.ts'
import { headline } from '#support/pages.ts'

const line = (page: Page) => page.getByRole('status').filter({ hasText: 'Seite wird geladen' })
const skeleton = (page: Page) => page.locator('[data-shape]')

/** Holds the site's requests after a press on a link, until `letGo`. */
async function holdPages(page: Page, path: string): Promise<{ letGo: () => Promise<void> }> {
  const held: Route[] = []
  let isHeld = true
  await page.route(
    ({ pathname }) => pathname.startsWith(path),
    async (route) => {
      if (isHeld && route.request().headers()['rsc'] !== undefined) held.push(route)
      else await route.continue()
    },
  )
  return {
    async letGo() {
      isHeld = false
      await Promise.all(held.map((route) => route.continue()))
    },
  }
}

for (const { name, path, shape } of [
  { name: 'Spielplan', path: '/de/programm', shape: 'list' },
  { name: 'Team', path: '/de/team', shape: 'portraits' },
]) {
  test(`L-14 L-16 from the press on “${name}” to its page a line of 2 px is above its skeleton`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const pages = await holdPages(page, path)
    await page.goto('/de/besuch')
    await page.locator(`header a[href="${path}"]:visible`).first().click()
    await expect(skeleton(page)).toHaveAttribute('data-shape', shape)
    await expect(skeleton(page)).toBeVisible()
    await expect(line(page)).toBeVisible()
    const { height, top } = await line(page).evaluate((element) => {
      const { height } = getComputedStyle(element, '::before')
      return { height, top: element.getBoundingClientRect().top }
    })
    expect({ height, top }).toEqual({ height: '2px', top: 0 })
    await pages.letGo()
    await expect(page).toHaveURL(path)
    await expect(headline(page)).toBeVisible()
    await expect(skeleton(page)).toHaveCount(0)
    await expect(line(page)).toHaveCount(0)
  })
}
