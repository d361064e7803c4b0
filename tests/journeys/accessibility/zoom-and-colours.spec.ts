import { expect, type FrameLocator, type Page } from '@playwright/test'
import { bookableLink } from '#support/booking-widget.ts'
import { holdSeats } from '#support/hold-seats.ts'
import { test } from '#support/journey.ts'
import { firstEventPath } from '#support/pages.ts'
import { findFaintEdges } from '#support/accessibility/faint-edges.ts'
import { applyTextSpacing, findBrokenTexts } from '#support/accessibility/text-spacing.ts'

test('L-03 at 400 per cent the header scrolls away and leaves the window to the page @core', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/de/besuch')
  const header = page.locator('header').first()
  await page.getByRole('heading', { name: 'Häufige Fragen' }).scrollIntoViewIfNeeded()
  await expect(header).not.toBeInViewport()
})

test('L-20 in forced colours every button and every link to tickets has a border: on pages, in the drawer, in the cart and in the box office', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const expectBorders = async (shown: Page | FrameLocator, where: string) => {
    const without = await shown.locator('html').evaluate(({ ownerDocument }) =>
      [...ownerDocument.querySelectorAll<HTMLElement>('button, a[data-ticket-link], input, select')]
        .filter((button) => button.checkVisibility())
        // Those of the browser are drawn by it.
        .filter(
          (button) =>
            !button.matches('[type="radio"], [type="checkbox"]') ||
            getComputedStyle(button).appearance === 'none',
        )
        .filter((button) => getComputedStyle(button).borderTopWidth === '0px')
        .map((button) => button.outerHTML.slice(0, 80)),
    )
    expect(without, where).toEqual([])
  }
  for (const path of ['/de', '/de/programm']) {
    await page.goto(path)
    await expectBorders(page, path)
  }
  await (await bookableLink(page.getByRole('main'), request)).click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  await expectBorders(page, 'the drawer')
  await holdSeats(page, 1)
  await page.goto('/de/warenkorb')
  await expect(page.getByRole('link', { name: 'Zur Kassa' })).toBeVisible()
  await expectBorders(page, 'the cart')
  await page.goto('/webshop')
  const boxOffice = page.frameLocator('iframe')
  await expect(boxOffice.getByLabel('Vor- und Nachname')).toBeVisible()
  await expectBorders(boxOffice, 'the box office')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`L-20 in the ${colorScheme} scheme fields, posters and marks stand out from what is behind them by 3:1`, async ({
    page,
    request,
  }) => {
    await page.emulateMedia({ colorScheme })
    const fields = 'input:not([type="hidden"]), select, textarea'
    const posters = 'div[class*="_poster"]:has(> picture), div[class*="_typographic"]'
    await page.goto('/de')
    await expect(page.locator(posters).first()).toBeVisible()
    for (const path of [
      '/de',
      '/de/programm',
      '/de/search?q=faust',
      '/de/mediathek-de',
      '/de/user/profile',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('contentinfo')).toBeVisible()
      expect(await findFaintEdges(page, fields), `fields of ${path}`).toEqual([])
      if (colorScheme === 'light') continue
      expect(await findFaintEdges(page, posters), `posters of ${path}`).toEqual([])
      expect(await findFaintEdges(page, '[data-tone] *::before'), path).toEqual([])
    }
    await page.goto('/de/programm')
    await (await bookableLink(page.getByRole('main'), request)).click()
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
    expect(await findFaintEdges(page, fields), 'fields of the drawer').toEqual([])
  })
}

test('P-01 every link for tickets names its event and its day @core', async ({ page }) => {
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
