import { expect, type Page } from '@playwright/test'
import { logIn } from '#support/house/editor.ts'
import { waitForChange, withHeaderHtml, withShopOffline } from '#support/house/site-settings.ts'
import { hoursOfToday } from '#support/house/hours-of-today.ts'
import { waitForIdle } from '#support/wait-for-idle.ts'
import { test } from '#support/journey.ts'

const wide = { width: 1280, height: 800 }
/** The widest window in which the menu has a button. */
const tablet = { width: 1023, height: 800 }
const header = (page: Page) => page.getByRole('banner')

for (const { language, from, until, closed } of [
  { language: 'de', from: 'Geöffnet ab', until: 'Geöffnet bis', closed: 'Geschlossen' },
  { language: 'en', from: 'Open from', until: 'Open until', closed: 'Closed' },
] as const) {
  test(`P-17 L-03 in ${language} the header says whether the box office is open, by the theatre’s clock`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(wide)
    const { ranges, override } = await hoursOfToday(request)
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date())
    for (const [utc, labels, time] of [
      ['01:00', from, ranges[0]?.time_from],
      ['10:00', until, ranges.at(-1)?.time_to],
      ['21:30', closed, undefined],
    ] as const) {
      await page.clock.setFixedTime(new Date(`${day}T${utc}:00Z`))
      await page.goto(`/${language}`)
      const expected = override ?? (ranges.length === 0 ? closed : labels)
      await expect(header(page)).toContainText(expected)
      if (time && !override) await expect(header(page)).toContainText(`${labels} ${time}`)
    }
    if (override) return
    await page.setViewportSize({ width: 320, height: 800 })
    const beyond = await header(page)
      .getByText(closed)
      .evaluate((label) => label.scrollHeight - label.clientHeight)
    expect(beyond, 'the longest label fits its two lines').toBe(0)
  })
}

test('L-03 the theatre’s line in the header is shown, and a script in it does not run', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  await withHeaderHtml('<p>Neu im Haus<script>document.title = 1</script></p>', async () => {
    await expect
      .poll(async () => {
        await page.goto('/de/team')
        return header(page).textContent()
      }, waitForChange)
      .toContain('Neu im Haus')
    await expect(header(page).locator('script')).toHaveCount(0)
  })
})

test('L-03 the header links to favourites, cart and account in the language of the page @core', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  await page.goto('/en')
  const to = (name: string) =>
    header(page).getByRole('link', { name, exact: true }).getAttribute('href')
  expect(await to('Favourites')).toBe('/en/favourites')
  expect(await to('Cart')).toBe('/webshop/cart')
  expect(await to('Log in')).toBe('/en/user/profile')
})

test('B-08 the header shows the cookies’ ticket count without a layout shift @core', async ({
  page,
  context,
  baseURL,
}) => {
  const url = baseURL!
  await context.addCookies([
    { name: 'cartAmount', value: '3', url },
    { name: 'cartUrl', value: encodeURIComponent('https://tickets.example/cart'), url },
  ])
  await page.setViewportSize(wide)
  await page.goto('/de')
  const cart = header(page).getByRole('link', { name: 'Warenkorb 3 Karten' })
  await expect(cart).toHaveAttribute('href', 'https://tickets.example/cart')
})

test('L-12 a logged-in visitor finds name, profile and log-out in the header', async ({ page }) => {
  await page.setViewportSize(wide)
  await page.goto('/de')
  await logIn(page.request)
  await page.reload()
  const name = header(page).getByRole('link', { name: 'Renate Aigner' })
  await expect(name).toHaveAttribute('href', '/de')
  await page
    .getByRole('navigation', { name: 'Konto und Karten' })
    .locator('summary', { hasText: 'Konto von Renate Aigner' })
    .click()
  await expect(header(page).getByRole('link', { name: 'Mein Profil' })).toBeVisible()
  await header(page).getByRole('button', { name: 'Abmelden' }).click()
  await expect(header(page).getByRole('link', { name: 'Anmelden' })).toBeVisible()
  await page.reload()
  await expect(header(page).getByRole('link', { name: 'Anmelden' })).toBeVisible()
  await expect(name).toHaveCount(0)
})

test('L-12 a visitor without a session sends no request for one @core', async ({ page }) => {
  const sentRequests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/graphql')) sentRequests.push(request.url())
  })
  await page.goto('/de')
  await waitForIdle(page)
  expect(sentRequests).toEqual([])
})

test('L-12 while the webshop is offline cart and account say so, and have no links', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  await withShopOffline(async () => {
    await expect
      .poll(async () => {
        await page.goto('/de/team')
        return header(page).getByRole('button', { name: 'Warenkorb' }).count()
      }, waitForChange)
      .toBe(1)
    for (const name of ['Warenkorb', 'Anmelden']) {
      const button = header(page).getByRole('button', { name })
      await expect(button).toBeDisabled()
      await expect(button).toHaveAccessibleDescription('Webshop offline')
      await button.focus()
      await expect(page.getByRole('tooltip').filter({ visible: true })).toHaveText(
        'Webshop offline',
      )
    }
  })
})

test('L-06 past a quarter of the window the header shrinks, but not behind an open menu @core', async ({
  page,
}) => {
  await page.setViewportSize(tablet)
  await page.goto('/de')
  const isScrolled = () => page.evaluate(() => 'scrolled' in document.documentElement.dataset)
  await page.mouse.wheel(0, 190)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(190)
  expect(await isScrolled()).toBe(false)
  await page.mouse.wheel(0, 100)
  await expect.poll(isScrolled).toBe(true)
  // By coordinates: before clicking an element of a sticky header, Playwright scrolls to its static position.
  const { x, y } = (await page.getByRole('button', { name: 'Menü', exact: true }).boundingBox())!
  await page.mouse.click(x + 20, y + 20)
  await expect.poll(isScrolled).toBe(false)
  await page.keyboard.press('Escape')
  await expect.poll(isScrolled).toBe(true)
})
