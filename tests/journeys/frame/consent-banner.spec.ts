import { type BrowserContext, expect, type Page } from '@playwright/test'
import { newVisitor } from '#support/consent-choice.ts'
import { anyPicture, publishPage } from '#support/house/cms-page.ts'
import { waitForIdle } from '#support/wait-for-idle.ts'
import { inLightAndDark, widthAt } from '#support/appearances.ts'
import { test } from '#support/journey.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Bevor der Vorhang aufgeht' })

const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie-Einstellungen' })

const film = { kind: 'video', video_url: 'https://youtu.be/dQw4w9WgXcQ', title: 'Trailer' }

test.use({ storageState: newVisitor })

let published: Awaited<ReturnType<typeof publishPage>>

test.beforeAll(async () => {
  const image = await anyPicture()
  published = await publishPage({ path: 'probe-zustimmung', modules: [{ ...film, image }] })
})

test.afterAll(() => published.remove())

const choiceOf = async (context: BrowserContext) => {
  const cookie = (await context.cookies()).find(({ name }) => name === 'cc_cookie')
  if (!cookie) return undefined
  return (JSON.parse(decodeURIComponent(cookie.value)) as { categories: string[] }).categories
}

test('X-05 imprint, privacy and terms open without the banner; the next page shows it', async ({
  page,
}) => {
  for (const path of ['/de/impressum', '/de/datenschutz', '/de/agb', '/en/impressum']) {
    await page.goto(path)
    await waitForIdle(page)
    await expect(page.locator('[data-consent-banner]')).toHaveCount(0)
  }
  await page.goto('/de/impressum')
  await page.getByRole('link', { name: 'Startseite' }).first().click()
  await expect(banner(page)).toBeVisible()
})

for (const [width, height] of [
  [390, 844],
  [1536, 864],
] as const) {
  test(`X-05 L-20 at ${width} px the banner leaves the title of the first picture free`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/de')
    await expect(banner(page)).toBeVisible()
    const title = page.locator('main section').first().getByRole('heading', { level: 2 })
    const lower = async () => {
      const [of, above] = await Promise.all([title.boundingBox(), banner(page).boundingBox()])
      return of!.y + of!.height - above!.y
    }
    await expect.poll(lower).toBeLessThanOrEqual(0)
    expect((await title.boundingBox())!.y).toBeGreaterThan(0)
  })
}

test('X-05 by keyboard: the banner comes first, the settings trap and return the focus @core', async ({
  page,
  context,
}) => {
  await page.goto('/de')
  await expect(banner(page)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Cookies' })).toBeAttached()
  // Two skip links precede it.
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab')
  await expect(banner(page).getByRole('link', { name: 'Datenschutz' })).toBeFocused()
  const choose = page.getByRole('button', { name: 'Selbst auswählen' })
  await choose.focus()
  await page.keyboard.press('Enter')
  await expect(settings(page)).toBeVisible()
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    const isInside = await page.evaluate(() => {
      const { activeElement: focused } = document
      return focused === document.body || focused?.closest('dialog') !== null
    })
    expect(isInside).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(settings(page)).toHaveCount(0)
  await expect(choose).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(banner(page)).toHaveCount(0)
  expect(await choiceOf(context), 'to send it away is no choice').toBeUndefined()
})

test('X-05 the banner causes no layout shift', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/de')
  await expect(banner(page)).toBeVisible()
  const last = page.getByRole('main').getByRole('heading', { level: 2 }).last()
  await expect(last).toBeVisible()
  const before = await last.boundingBox()
  await page.getByRole('button', { name: 'Nur notwendige' }).click()
  await expect(banner(page)).toHaveCount(0)
  expect(await last.boundingBox()).toEqual(before)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02)
})

for (const { width, turn } of widthAt(0)) {
  test(`X-05 banner and settings have no accessibility violation at ${width} px, in light and dark by turns`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const expectNoA11yViolations = inLightAndDark(page, { turn })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/de')
    await expect(banner(page)).toBeVisible()
    await expectNoA11yViolations()
    await page.getByRole('button', { name: 'Selbst auswählen' }).click()
    await expect(settings(page)).toBeVisible()
    await expectNoA11yViolations()
  })
}
