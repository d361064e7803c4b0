import { expect } from '@playwright/test'
import { logIn } from '#support/house/editor.ts'
import { waitForChange, withAlert } from '#support/house/site-settings.ts'
import { inLightAndDark, widths } from '#support/appearances.ts'
import { test } from '#support/journey.ts'

for (const { width, turn } of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, reducedMotion: 'reduce' } as object)

    // Wider windows have no button for the menu.
    if (width < 1024) {
      test('L-04 the open menu with a submenu has no accessibility violation', async ({ page }) => {
        const expectNoA11yViolations = inLightAndDark(page, { turn })
        await page.goto('/de')
        await page.getByRole('button', { name: 'Menü', exact: true }).click()
        await page.getByRole('dialog').locator('summary').first().click()
        await expectNoA11yViolations()
      })
    }

    test('L-06 L-10 the scrolled page has no accessibility violation', async ({ page }) => {
      const expectNoA11yViolations = inLightAndDark(page, { turn: turn + 1 })
      await page.goto('/en/visit')
      await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
      await expect(page.locator('html[data-past-half]')).toHaveCount(1)
      await expectNoA11yViolations()
    })

    test('L-03 L-11 alert, submenu and account have no accessibility violation', async ({
      page,
    }) => {
      const expectNoA11yViolations = inLightAndDark(page, { turn })
      // Every page is rendered again twice: the alert is on all of them.
      test.slow()
      await page.goto('/de/team')
      // The account is in the menu of narrow windows; and log-ins are rate-limited.
      if (width >= 1024) await logIn(page.request)
      await withAlert(async () => {
        await expect
          .poll(async () => {
            await page.goto('/de/team')
            return page.locator('[data-alert]').count()
          }, waitForChange)
          .toBe(1)
        await expectNoA11yViolations()
        if (width < 1024) return
        const account = page
          .getByRole('navigation', { name: 'Konto und Karten' })
          .locator('summary', { hasText: 'Konto von' })
        await account.click()
        await expectNoA11yViolations()
        const main = page.getByRole('navigation', { name: 'Hauptnavigation' })
        await main.locator('summary').first().click()
        await expectNoA11yViolations()
      })
    })
  })
}
