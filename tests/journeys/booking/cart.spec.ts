import { expect, type Page } from '@playwright/test'
import { widthAt } from '#support/appearances.ts'
import { cookiesOf, holdSeats, untilCartIsLive } from '#support/hold-seats.ts'
import { test } from '#support/journey.ts'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'

const paths = { de: '/de/warenkorb', en: '/en/cart' } as const
const tickets = (page: Page) => page.getByRole('listitem').filter({ hasText: /Platz|seat/ })
const clock = (page: Page) => page.getByRole('timer')

test('B-08 R-24 the cart’s address redirects to the cart in the visitor’s language', async ({
  page,
}) => {
  await page.goto('/webshop/cart')
  await expect(page).toHaveURL(/\/de\/warenkorb$/)
  await page.goto('/en')
  await page.evaluate(() => location.assign('/webshop/cart'))
  await expect(page).toHaveURL(/\/en\/cart$/)
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
})

test('B-08 the cart shows what is held, survives reload and change of language, and releases tickets @core', async ({
  page,
}) => {
  await holdSeats(page, 2)
  const response = await page.goto(paths.de)
  expect(response?.headers()['cache-control']).toBe('private, no-store')
  await expect(tickets(page)).toHaveCount(2)
  await expect(tickets(page).first()).toContainText(/Reihe\s\S+, Platz\s\S+/)
  await expect(clock(page)).toHaveText(/^1[45]:\d\d$/)
  await expect.poll(async () => (await cookiesOf(page))['cartAmount']).toBe('2')
  await page.reload()
  await expect(tickets(page)).toHaveCount(2)
  await page.context().clearCookies({ name: 'cartAmount' })
  await page.getByRole('navigation', { name: 'Sprache' }).getByText('EN').click()
  await expect(page).toHaveURL(/\/en\/cart$/)
  await expect(tickets(page)).toHaveCount(2)
  await untilCartIsLive(page, '2')

  await page
    .getByRole('button', { name: /^Remove ticket/ })
    .first()
    .click()
  await expect(tickets(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: /^Remove ticket/ })).toBeFocused()
  await expect(page.getByText('The ticket is removed.')).toBeVisible()
  expect((await cookiesOf(page))['cartAmount']).toBe('1')
  await page.getByRole('button', { name: /^Remove ticket/ }).click()
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
  expect((await cookiesOf(page))['cartAmount']).toBeUndefined()
})

test('R-14 B-08 a cart survives log-in and log-out', async ({ page }) => {
  await holdSeats(page, 2)
  const main = page.getByRole('main')
  await page.goto('/de/user/profile')
  await main.getByLabel('Benutzername').fill('besucherin')
  await main.getByLabel('Passwort').fill('Loge-links-7')
  await main.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(main).toContainText('Franziska Moser')
  await page.goto(paths.de)
  await expect(tickets(page)).toHaveCount(2)
  await page.goto('/de/user/profile')
  await main.getByRole('button', { name: 'Abmelden' }).click()
  await expect(main).toContainText('Sie sind abgemeldet.')
  await page.goto(paths.de)
  await expect(tickets(page)).toHaveCount(2)
})

test('B-08 every tab shows the same cart', async ({ page, context }) => {
  await holdSeats(page, 2)
  await page.goto(paths.de)
  const other = await context.newPage()
  await other.goto(paths.en)
  await expect(tickets(other)).toHaveCount(2)
  await other
    .getByRole('button', { name: /^Remove ticket/ })
    .first()
    .click()
  await expect(tickets(other)).toHaveCount(1)
  await expect(tickets(page)).toHaveCount(1)
})

test('B-08 the remaining time is announced at five minutes and at one, and extended by one button @core', async ({
  page,
}) => {
  await page.clock.install()
  await holdSeats(page, 1)
  await page.goto(paths.en)
  const warning = page.getByRole('complementary').filter({ hasText: 'The reservation ends' })
  const spoken = page.getByRole('status')
  await untilCartIsLive(page, '1')
  await expect(warning).toBeHidden()
  await page.clock.runFor('10:05')
  await expect(clock(page)).toHaveText(/^4:\d\d$/)
  await expect(warning).toBeVisible()
  await expect(spoken.filter({ hasText: 'for 5 more minutes' })).toBeAttached()
  await page.clock.runFor('04:00')
  await expect(clock(page)).toHaveText(/^0:\d\d$/)
  await expect(spoken.filter({ hasText: 'for one more minute only' })).toBeAttached()
  for (let times = 1; times <= 10; times += 1) {
    await page.clock.runFor('00:01')
    await page.getByRole('button', { name: 'Extend the time' }).last().click()
    await expect(clock(page)).toHaveText(/^1[45]:\d\d$/)
  }
  await expect(warning).toBeHidden()
  await expect(spoken.filter({ hasText: 'for 15 minutes again' })).toBeAttached()
})

test('B-11 an expired cart says so, after asking the origin @core', async ({ page }) => {
  await page.clock.install()
  await holdSeats(page, 1)
  await page.goto(paths.de)
  await expect(tickets(page)).toHaveCount(1)
  await untilCartIsLive(page, '1')
  // Seats expire by the origin's clock: only the visitor's clock is ahead here.
  await removeElsewhere(page)
  await page.clock.runFor('15:05')
  await expect(page.getByText('Die Zeit ist um.')).toBeVisible()
  expect((await cookiesOf(page))['cartAmount']).toBeUndefined()
})

test('X-09 a change without the token, or of another cart’s ticket, is refused and changes nothing', async ({
  page,
  playwright,
  baseURL,
}) => {
  await holdSeats(page, 1)
  await page.goto(paths.de)
  const ticket = await page.locator('input[name="ticket"]').first().inputValue()
  const csrf = (await cookiesOf(page))['csrftoken'] ?? ''
  const send = (form: Record<string, string>, headers: Record<string, string>) =>
    page.context().request.post('/de/warenkorb/aendern', { form, headers, maxRedirects: 0 })
  const origin = new URL(baseURL ?? '').origin
  const form = { intent: 'remove', ticket, csrfmiddlewaretoken: csrf }
  expect((await send({ ...form, csrfmiddlewaretoken: '' }, { origin })).status()).toBe(403)
  expect((await send({ ...form, csrfmiddlewaretoken: 'x.y' }, { origin })).status()).toBe(403)
  expect((await send(form, { origin: 'https://evil.example' })).status()).toBe(403)
  expect((await send(form, { 'sec-fetch-site': 'cross-site' })).status()).toBe(403)

  const otherVisitor = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await otherVisitor.get('/box-office/de/')
  const { cookies } = await otherVisitor.storageState()
  const own = decodeURIComponent(cookies.find(({ name }) => name === 'csrftoken')?.value ?? '')
  const refused = await otherVisitor.post('/de/warenkorb/aendern', {
    form: { ...form, csrfmiddlewaretoken: own },
    headers: { origin },
    maxRedirects: 0,
  })
  expect(refused.headers()['location']).toBe('/de/warenkorb?problem=no_reservation')
  await page.reload()
  await expect(tickets(page)).toHaveCount(1)
  await otherVisitor.dispose()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('B-08 tickets are shown, extended and released by plain forms @core', async ({ page }) => {
    await holdSeats(page, 2)
    await page.goto(paths.de)
    await expect(tickets(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'Zeit verlängern' }).click()
    await expect(page).toHaveURL(/\/de\/warenkorb$/)
    await page
      .getByRole('button', { name: /^Karte entfernen/ })
      .first()
      .click()
    await expect(tickets(page)).toHaveCount(1)
    expect((await cookiesOf(page))['cartAmount']).toBe('1')
    await page.getByRole('button', { name: /^Karte entfernen/ }).click()
    await expect(page.getByText('Ihr Warenkorb ist leer.')).toBeVisible()
  })
})

for (const { width } of widthAt(0)) {
  test(`B-08 R-19 empty, held and about to expire, the cart has no accessibility violation at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await page.goto(paths.en)
    await expectNoA11yViolations(page)
    await holdSeats(page, 2)
    await page.goto(paths.de)
    await untilCartIsLive(page, '2')
    await expectNoA11yViolations(page)
    await page.clock.runFor('10:05')
    await expect(page.getByText(/Die Reservierung endet in/)).toBeVisible()
    await expectNoA11yViolations(page)
  })
}

/** Releases all tickets of this visitor without notifying the page. */
async function removeElsewhere(page: Page) {
  const csrf = (await cookiesOf(page))['csrftoken'] ?? ''
  const { request } = page.context()
  const ticket = await page.locator('input[name="ticket"]').first().inputValue()
  await request.post('/graphql', {
    data: {
      query: `mutation { removeFromCart(input: { locale: DE, ticketNumber: ${ticket} }) { __typename } }`,
    },
    headers: { 'x-csrftoken': csrf, 'x-graphql-yoga-csrf': 'journey' },
  })
}
