import { expect } from '@playwright/test'
import { bookableLink } from '#support/booking-widget.ts'
import { test } from '#support/journey.ts'
import { firstEventPath } from '#support/pages.ts'
import { applyTextSpacing, findBrokenTexts } from '#support/accessibility/text-spacing.ts'

test('L-03 at 400 per cent the header scrolls away and leaves the window to the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/de/besuch')
  const header = page.locator('header').first()
  await page.getByRole('heading', { name: 'Häufige Fragen' }).scrollIntoViewIfNeeded()
  await expect(header).not.toBeInViewport()
})

test('L-20 in forced colours every button and every link to tickets has a border', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of ['/de', '/de/programm']) {
    await page.goto(path)
    const without = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, a[data-ticket-link]')]
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

test('B-02 at 400 per cent the drawer shows a price and its buttons without scrolling', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/de/programm')
  await (await bookableLink(page.getByRole('main'), request)).click()
  const line = page.getByRole('dialog').getByRole('listitem').first()
  for (const part of [
    line.getByText('€'),
    line.getByRole('button', { name: /^Eine Karte mehr/ }),
  ]) {
    await expect(part).toBeVisible()
    const isInView = () =>
      part.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const shown = document.elementFromPoint(left + width / 2, top + height / 2)
        return shown !== null && element.contains(shown)
      })
    await expect.poll(isInView).toBe(true)
  }
})

for (const width of [320, 768, 1280, 1536]) {
  test(`P-01 with the visitor’s own text spacing no day breaks, no text is cut off and nothing is covered, ${width} px`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of [await firstEventPath(request, 'de'), '/de', '/de/programm']) {
      await page.goto(path)
      await applyTextSpacing(page)
      for (const part of ['header', 'main', 'footer'])
        expect(await findBrokenTexts(page, part), `${part} of ${path}`).toEqual([])
    }
    if (width < 1024) {
      await page.getByRole('button', { name: 'Menü', exact: true }).click()
      await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible()
      expect(await findBrokenTexts(page, 'dialog[open]'), 'the menu').toEqual([])
      await page.keyboard.press('Escape')
    }
    await (await bookableLink(page.getByRole('main'), request)).click()
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
    expect(await findBrokenTexts(page, 'dialog[open]'), 'the drawer').toEqual([])
  })
}
