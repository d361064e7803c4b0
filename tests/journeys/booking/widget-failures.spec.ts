import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '#support/journey.ts'
import {
  openWidget,
  eventWithManySeats,
  recordCartCalls,
  widgetLabels,
} from '#support/booking-widget.ts'

const labels = widgetLabels.de

for (const [code, responseCode, sentence] of [
  ['NOT_ENOUGH_SEATS', -214, 'Not enough (connected) seats found.'],
  ['NO_RESERVATION', -204, 'No current reservation.'],
] as const) {
  test(`B-07 ${responseCode} is shown by number and message, with a link to the webshop`, async ({
    page,
    request,
  }) => {
    const { en } = await eventWithManySeats(request)
    const dialog = await openWidget(page, en)
    await fulfillCart(page, (route) =>
      route.fulfill({
        json: {
          data: {
            addToCart: { __typename: 'CartProblem', code, message: 'Nein.', responseCode },
          },
        },
      }),
    )
    await hold(dialog, 'en')
    const { failed } = widgetLabels.en
    await expect(dialog.getByRole('heading', { name: failed })).toBeFocused()
    await expect(dialog.getByText(`Error ${responseCode}`, { exact: true })).toBeVisible()
    await expect(dialog.getByText(sentence)).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'webshop', exact: true })).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'To the webshop' })).toHaveAttribute(
      'href',
      /\/webshop\/event\/\d+$/,
    )
  })
}

test('B-07 -214 offers fewer seats, other categories and other dates @core', async ({
  page,
  request,
}) => {
  const { de, id } = await eventWithManySeats(request)
  const dialog = await openWidget(page, de)
  await fulfillCart(page, (route) =>
    route.fulfill({
      json: {
        data: {
          addToCart: {
            __typename: 'CartProblem',
            code: 'NOT_ENOUGH_SEATS',
            message: 'Nein.',
            responseCode: -214,
          },
        },
      },
    }),
  )
  await hold(dialog, 'de')
  await expect(dialog.getByText('Wählen Sie weniger Karten, eine andere Kategorie')).toBeVisible()
  await dialog.getByRole('button', { name: 'Andere Plätze wählen' }).click()
  await expect(dialog.getByText(/^1 Karte, /)).toBeVisible()
  expect(await dialog.getByRole('button', { name: labels.more }).count()).toBeGreaterThan(1)
  await dialog.getByRole('button', { name: labels.add }).click()
  const dates = dialog.getByRole('region', { name: 'Andere Termine mit Karten' })
  await dates.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/karten$/)
  expect(page.url()).not.toContain(`/${id}/`)
  await expect(page.getByRole('main').getByRole('spinbutton').first()).toBeVisible()
})

test('B-06 X-09 a lost response is requested again with the same key: one hold @core', async ({
  page,
  request,
}) => {
  const { de } = await eventWithManySeats(request)
  const sent = recordCartCalls(page)
  const dialog = await openWidget(page, de)
  let lost = 0
  await fulfillCart(page, async (route) => {
    if (lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    return route.abort('connectionreset')
  })
  await hold(dialog, 'de')
  await expect(dialog.getByRole('heading', { name: labels.held(1) })).toBeVisible()
  await expect(dialog.getByText('Im Warenkorb liegt 1 Karte.')).toBeVisible()
  expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key])
})

test('B-06 without a network the widget says so; trying again later holds the seats once', async ({
  page,
  request,
}) => {
  const { de } = await eventWithManySeats(request)
  const sent = recordCartCalls(page)
  const dialog = await openWidget(page, de)
  let isOffline = true
  await fulfillCart(page, (route) => (isOffline ? route.abort() : route.continue()))
  await hold(dialog, 'de')
  await expect(dialog.getByText(/Die Buchung pausiert gerade/)).toBeVisible()
  isOffline = false
  await dialog.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect(dialog.getByRole('heading', { name: labels.held(1) })).toBeVisible()
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(sent).toHaveLength(4)
})

test('X-09 the token is fetched when first used, sent as a header, and renewed when rejected', async ({
  page,
  request,
  context,
  baseURL,
}) => {
  const { de } = await eventWithManySeats(request)
  const sent = recordCartCalls(page)
  const dialog = await openWidget(page, de)
  const tokens = async () =>
    (await context.cookies()).filter(({ name }) => name === 'csrftoken').map(({ value }) => value)
  expect(await tokens()).toEqual([])
  await hold(dialog, 'de')
  await expect(dialog.getByRole('heading', { name: labels.held(1) })).toBeVisible()
  expect([sent[0]?.token]).toEqual(await tokens())

  await context.addCookies([{ name: 'csrftoken', value: 'planted', url: baseURL ?? '' }])
  await dialog.getByRole('button', { name: 'Weitere Karten wählen' }).click()
  await hold(dialog, 'de')
  await expect(dialog.getByText('Im Warenkorb liegen 2 Karten.')).toBeVisible()
  expect(sent[1]?.token).toBe('planted')
  expect([sent[2]?.token]).toEqual(await tokens())
})

test('B-07 B-11 after 15 minutes the hold expires @core', async ({ page, request }) => {
  const { de } = await eventWithManySeats(request)
  await page.clock.install()
  const dialog = await openWidget(page, de)
  await hold(dialog, 'de')
  await expect(dialog.getByRole('timer')).toContainText(/1[45]:\d\d/)
  // Only this browser's clock is ahead: the origin's response is mocked accordingly.
  await page.route(
    (url) => url.pathname === '/graphql',
    (route) =>
      route.fulfill({
        json: {
          data: {
            cart: { __typename: 'Cart', ticketsQuantity: 0, url: '/webshop', secondsLeft: 0 },
          },
        },
      }),
  )
  await page.clock.fastForward('14:30')
  await expect(dialog.getByRole('timer')).toContainText(/0:\d\d/)
  await page.clock.fastForward('00:31')
  await expect(dialog.getByRole('alert')).toContainText('Die Zeit ist um.')
  await expect(dialog.getByRole('timer')).toHaveCount(0)
})

const isGraph = (url: URL) => url.pathname === '/graphql'

/** Chooses one ticket and adds it. */
async function hold(dialog: Locator, language: 'de' | 'en') {
  const { more, add } = widgetLabels[language]
  const first = dialog.getByRole('button', { name: more }).first()
  const chosen = dialog.locator('output').first()
  if ((await chosen.textContent()) === '0') await first.click()
  await dialog.getByRole('button', { name: add }).click()
}

/** Intercepts the page's cart calls; other requests pass. */
async function fulfillCart(
  page: Page,
  respond: (route: Parameters<Parameters<Page['route']>[1]>[0]) => Promise<void>,
) {
  await page.route(isGraph, (route) =>
    route.request().postData()?.includes('idempotencyKey') ? respond(route) : route.fallback(),
  )
}
