import { expect, type Page } from '@playwright/test'
import { byTurns } from '#support/pairwise.ts'
import { test } from '#support/journey.ts'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { firstEventPath } from '#support/pages.ts'

const labels = {
  de: {
    home: '/de',
    team: '/de/team',
    programme: '/de/programm',
    title: 'Programm und Karten',
    close: 'Schließen',
  },
  en: {
    home: '/en',
    team: '/en/team',
    programme: '/en/events',
    title: 'Programme and tickets',
    close: 'Close',
  },
} as const

for (const language of byTurns(['de', 'en'] as const, 0)) {
  const { home, team, programme, title, close } = labels[language]
  const plain = new RegExp(`${programme}$`)

  for (const width of [320, 1536]) {
    test(
      `P-13 in ${language} at ${width} px the button opens the overlay; closing it leaves the visitor on the programme`,
      { tag: width === 320 ? '@core' : [] },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ reducedMotion: 'reduce' })
        // Narrow windows have the button where the page has no links to tickets of its own.
        const start = width === 320 ? team : home
        await page.goto(start)
        await button(page, title).click()
        const overlay = page.getByRole('dialog', { name: title })
        await expect(overlay.getByRole('article').first()).toBeVisible()
        await expect(page).toHaveURL(new RegExp(`${programme}\\?overlay=true$`))
        expect(await overlay.evaluate((each) => each.contains(document.activeElement))).toBe(true)
        await expectNoA11yViolations(page)

        await overlay.getByRole('button', { name: close }).click()
        await expect(overlay).toHaveCount(0)
        await expect(page).toHaveURL(plain)
        await page.goBack()
        await expect(page).toHaveURL(new RegExp(`${start}$`))
      },
    )
  }

  test(`P-13 in ${language} the query parameter opens it on any page; Escape closes it`, async ({
    page,
  }) => {
    for (const path of [programme, home]) {
      await page.goto(`${path}?overlay=true`)
      const overlay = page.getByRole('dialog', { name: title })
      await expect(overlay).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(overlay).toHaveCount(0)
      await expect(page).toHaveURL(plain)
    }
  })
}

test('P-13 L-18 the page behind does not scroll, going back closes, the focus returns @core', async ({
  page,
}) => {
  await page.goto('/de/programm')
  await button(page, 'Programm und Karten').press('Enter')
  const overlay = page.getByRole('dialog', { name: 'Programm und Karten' })
  await expect(overlay.getByRole('article').first()).toBeVisible()
  await page.mouse.move(400, 400)
  await page.mouse.wheel(0, 900)
  await expect.poll(() => overlay.evaluate((each) => each.scrollTop)).toBeGreaterThan(0)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(overlay).toHaveCount(0)
  await expect(page).toHaveURL(/\/de\/programm$/)
  await expect(button(page, 'Programm und Karten')).toBeFocused()
})

test('P-13 closing resets the filters of the overlay', async ({ page }) => {
  await page.goto('/de/programm?overlay=true')
  const overlay = page.getByRole('dialog', { name: 'Programm und Karten' })
  await overlay.locator('summary').filter({ hasText: 'Sparte' }).click()
  await overlay
    .locator('details[open]')
    .getByRole('link', { name: /^Oper\b/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\?genre=\d+&overlay=true$/)
  await expect(overlay.getByRole('article').first()).toContainText('Oper')
  await overlay.getByRole('button', { name: 'Schließen' }).click()
  await expect(page).toHaveURL(/\/de\/programm$/)
})

test('P-13 opening an event closes the overlay; there the button is hidden', async ({ page }) => {
  await page.goto('/de/programm?overlay=true')
  const overlay = page.getByRole('dialog', { name: 'Programm und Karten' })
  await overlay.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/de\/programm\/[a-z0-9-]+\/\d+$/)
  await expect(overlay).toHaveCount(0)
  await expect(button(page, 'Programm und Karten')).toHaveCount(0)
})

test('P-13 L-10 near the footer the button is hidden', async ({ page, request }) => {
  await page.goto('/de')
  await expect(button(page, 'Programm und Karten')).toBeVisible()
  await page.locator('body > footer').scrollIntoViewIfNeeded()
  await expect(button(page, 'Programm und Karten')).toBeHidden()
  await page.goto(await firstEventPath(request, 'de'))
  await expect(button(page, 'Programm und Karten')).toHaveCount(0)
})

const button = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
