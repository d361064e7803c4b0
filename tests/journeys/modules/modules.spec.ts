import { expect, type Page } from '@playwright/test'
import { test } from '#support/journey.ts'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { fixedPages, headline } from '#support/pages.ts'

const visit = fixedPages.visit.de
const question = (page: Page, name: string) => page.locator('summary', { hasText: name })
const answer = (page: Page, labels: string) => page.getByText(labels)

/** Distance of an element from the upper edge of the window, once nothing moves any more. */
async function settled(page: Page, id: string): Promise<number> {
  const top = () => page.locator(`[id="${id}"]`).evaluate((one) => one.getBoundingClientRect().top)
  let last = Number.NaN
  await expect(async () => {
    const now = await top()
    const isStill = now === last
    last = now
    expect(isStill).toBe(true)
  }).toPass({ intervals: [300] })
  return last
}

test.describe('with JavaScript', () => {
  test('M-03 L-17 a link to an answer opens it and scrolls to its question @core', async ({
    page,
  }) => {
    await page.goto(`${visit}#rueckgabe`)
    await expect(answer(page, 'gegen einen Gutschein')).toBeVisible()
    await expect.poll(() => settled(page, 'rueckgabe')).toBeCloseTo(200, -1)
    await expect(question(page, 'Kann ich Karten zurückgeben?')).toBeInViewport()
    await expect(answer(page, 'Rucksäcke und Schirme')).toBeHidden()
  })

  test('L-17 a link to a part of the page scrolls it to 130 px below the edge', async ({
    page,
  }) => {
    await page.goto(`${visit}#anreise`)
    await expect.poll(() => settled(page, 'anreise')).toBeCloseTo(130, -1)
  })

  for (const width of [320, 1536]) {
    test(`M-03 opened answers have no accessibility violation at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(visit)
      for (const one of await page.locator('main summary').all()) await one.click()
      await expect(answer(page, 'gegen einen Gutschein')).toBeVisible()
      await expectNoA11yViolations(page)
    })
  }

  test('M-10 the anchors stay in view and mark the current part @core', async ({ page }) => {
    await page.goto(visit)
    const anchors = page.getByRole('navigation', { name: 'Auf dieser Seite' })
    await anchors.getByRole('link', { name: 'Häufige Fragen' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#fragen$/)
    await expect(anchors.locator('[aria-current]')).toHaveText('Häufige Fragen')
    await expect(anchors).toBeInViewport()
    await page.goBack()
    await expect(anchors.locator('[aria-current="location"]', { hasText: 'Fragen' })).toHaveCount(0)
  })

  test('L-21 a link in a text navigates without a reload @core', async ({ page }) => {
    await page.goto(`${visit}#ermaessigungen`)
    await page.evaluate(() => Object.assign(window, { isSameVisit: true }))
    await page.getByRole('link', { name: 'im Spielplan' }).click()
    await expect(page).toHaveURL(/\/de\/programm$/)
    await expect(headline(page)).toHaveText('Spielplan')
    expect(await page.evaluate(() => 'isSameVisit' in window)).toBe(true)
  })

  test('L-21 a link to a new window says so, and sends no referrer or opener', async ({ page }) => {
    await page.goto(visit)
    const link = page.getByRole('link', {
      name: 'Freundeskreis Stadttheater öffnet in neuem Fenster',
    })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('M-03 R-02 questions open natively @core', async ({ page }) => {
    await page.goto(visit)
    await question(page, 'Wo gebe ich meinen Mantel ab?').click()
    await expect(answer(page, 'Rucksäcke und Schirme')).toBeVisible()
  })

  test('M-03 M-10 R-02 links to answers and parts of the page work', async ({ page }) => {
    await page.goto(`${visit}#rueckgabe`)
    await expect(answer(page, 'gegen einen Gutschein')).toBeVisible()
    await page
      .getByRole('navigation', { name: 'Auf dieser Seite' })
      .getByRole('link', { name: 'Barrierefreiheit' })
      .click()
    await expect(page.getByRole('heading', { name: 'Barrierefreiheit' })).toBeInViewport()
  })
})
