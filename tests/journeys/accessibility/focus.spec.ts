import { expect, type Locator, type Page } from '@playwright/test'
import { newVisitor } from '#support/consent-choice.ts'
import { formPath } from '#support/form-pages.ts'
import { holdSeats, untilCartIsLive } from '#support/hold-seats.ts'
import { test } from '#support/journey.ts'
import { waitForIdle } from '#support/wait-for-idle.ts'

const windows = [
  { width: 320, height: 568 },
  { width: 1280, height: 800 },
]

for (const colorScheme of ['light', 'dark'] as const) {
  test(`L-08 the poster of the front page shows that its link has the focus, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/de')
    await waitForIdle(page)
    const link = page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link')
    const corner = { x: 2, y: 300, width: 8, height: 200 }
    const before = await page.screenshot({ clip: corner })
    await page.keyboard.press('Tab')
    await link.focus()
    await expect(link).toBeFocused()
    const after = await page.screenshot({ clip: corner })
    expect(after.equals(before)).toBe(false)
  })
}

test.describe('of a new visitor', () => {
  test.use({ storageState: newVisitor })

  const banner = (page: Page) => page.locator('[data-consent-banner]')

  test('X-05 after the choice of cookies the focus is in the content', async ({ page }) => {
    await page.goto('/de/programm')
    await page.getByRole('button', { name: 'Nur notwendige' }).click()
    await expect(banner(page)).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('X-05 it is where it was before, if it was in the page', async ({ page }) => {
    await page.goto('/de/programm')
    await expect(banner(page)).toBeVisible()
    const toggle = page.getByRole('banner').getByRole('button', { name: 'Suchen' })
    await toggle.focus()
    await page.getByRole('button', { name: 'Alle akzeptieren' }).focus()
    await page.keyboard.press('Enter')
    await expect(banner(page)).toHaveCount(0)
    await expect(toggle).toBeFocused()
  })

  test('X-05 it is in the content after a choice in the settings that the banner has opened', async ({
    page,
  }) => {
    await page.goto('/de/programm')
    await page.getByRole('button', { name: 'Selbst auswählen' }).click()
    await page.getByRole('button', { name: 'Auswahl speichern' }).click()
    await expect(banner(page)).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
  })
})

for (const window of windows) {
  const size = `${window.width} × ${window.height}`

  test(`S-06 in a refused form, what has the focus and each summary's target are below the header, ${size}`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(window)
    await page.goto(await formPath(request, 'school', 'de'))
    await page.getByRole('main').getByRole('button', { name: 'Absenden' }).click()
    const summary = page.getByRole('main').getByRole('alert').first()
    await expect(summary).toBeVisible()
    await expectUncovered(page, page.locator(':focus'))
    const links = summary.getByRole('link')
    for (const link of [links.first(), links.last()]) {
      await link.click()
      const target = page.locator((await link.getAttribute('href')) ?? '')
      await expectUncovered(page, target)
    }
  })

  test(`R-14 in a refused log-in the first wrong field is below the header, ${size}`, async ({
    page,
  }) => {
    await page.setViewportSize(window)
    await page.goto('/de/user/profile')
    await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
    const username = page.getByRole('main').getByLabel('Benutzername')
    await expect(username).toBeFocused()
    await expectUncovered(page, username)
    await expectUncovered(page, page.getByRole('main').getByRole('alert').first())
  })

  test(`B-12 at the checkout the summary of errors has the focus below the header, ${size}`, async ({
    page,
  }) => {
    await page.setViewportSize(window)
    await holdSeats(page, 2)
    await page.goto('/webshop')
    const frame = page.frameLocator('iframe')
    await frame.getByRole('button', { name: 'Jetzt kostenpflichtig bestellen' }).click()
    const summary = frame.getByRole('alert')
    await expect(summary).toBeFocused()
    await expectUncovered(page, summary.getByRole('paragraph').first())
  })

  test(
    `B-08 after a ticket is removed, the focus is at the one in its place, ${size}`,
    { tag: size.startsWith('320') ? '@core' : [] },
    async ({ page }) => {
      await page.setViewportSize(window)
      await holdSeats(page, 3)
      await page.goto('/de/warenkorb')
      await untilCartIsLive(page, '3')
      const remove = page.getByRole('button', { name: /^Karte entfernen/ })
      await expect(remove).toHaveCount(3)
      const third = await remove.nth(2).getAttribute('aria-label')
      await remove.nth(1).click()
      await expect(remove).toHaveCount(2)
      await expect(page.locator(':focus')).toHaveAttribute('aria-label', third ?? '')
      await expectUncovered(page, page.locator(':focus'))
      await remove.nth(1).click()
      await expect(remove).toHaveCount(1)
      await expect(remove).toBeFocused()
      await remove.click()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    },
  )
}

/** Until the upper edge of an element is in the window, with nothing on top of it. */
async function expectUncovered(page: Page, target: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const box = await target.boundingBox()
      if (!box) return 'not shown'
      const point = { x: box.x + Math.min(box.width / 2, 40), y: box.y + 4 }
      return page.evaluate(({ x, y }) => {
        const top = document.elementFromPoint(x, y)
        if (!top) return 'outside the window'
        const cover = top.closest('header, [data-bottom-bar], [data-consent-banner]')
        return cover && !cover.closest('main') ? `covered by ${cover.localName}` : 'uncovered'
      }, point)
    })
    .toBe('uncovered')
}
