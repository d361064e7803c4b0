import { expect, type Page } from '@playwright/test'
import { widthAt } from '#support/appearances.ts'
import { test } from '#support/journey.ts'
import { headline } from '#support/pages.ts'
import { byTurns } from '#support/pairwise.ts'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'

const desktop = { width: 1280, height: 800 }

const button = (page: Page) => page.locator('header').getByRole('button', { name: 'Suchen' })

const field = (page: Page) => page.locator('header').getByLabel('Suchbegriff')

const list = (page: Page) => page.getByRole('listbox')

test.use({ viewport: desktop })

const results = [
  '',
  '?q=Ennsfelden',
  '/others?q=Ennsfelden',
  '/others/2?q=Ennsfelden',
  '?q=qxqxqxqx',
]

for (const { width, turn } of widthAt(1)) {
  test(`R-13 S-03 S-04 no state of the search has an accessibility violation at ${width} px, in German and English by turns`, async ({
    page,
  }) => {
    // Six pages, each checked.
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const [index, path] of results.entries()) {
      for (const language of byTurns(['de', 'en'], turn + index)) {
        await page.goto(`/${language}/search${path}`)
        await expectWholePage(page)
        if (path !== results.at(-1)) continue
        await page.getByRole('main').getByRole('textbox').fill('die')
        await expect(list(page)).toBeVisible()
        await page.keyboard.press('ArrowDown')
        await expectWholePage(page)
      }
    }
  })
}

test('S-02 S-03 the open search box in the header has no accessibility violation', async ({
  page,
}) => {
  await page.goto('/de')
  await openBox(page)
  await page.keyboard.type('zaub')
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expectWholePage(page)
})

async function openBox(page: Page): Promise<void> {
  await button(page).click()
  await expect(field(page)).toBeFocused()
}

/** With one headline, and without an accessibility violation. */
async function expectWholePage(page: Page): Promise<void> {
  await expect(headline(page)).toHaveCount(1)
  await expectNoA11yViolations(page)
}
