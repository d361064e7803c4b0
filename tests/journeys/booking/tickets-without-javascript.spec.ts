import { expect } from '@playwright/test'
import { combinations } from '#support/pairwise.ts'
import { test } from '#support/journey.ts'
import { bookableLink, eventWithManySeats, widgetLabels } from '#support/booking-widget.ts'
import { headline } from '#support/pages.ts'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'

const labels = widgetLabels.de

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('B-01 B-06 B-07 B-08 a plain form holds seats and says how long @core', async ({
    page,
    request,
    context,
  }) => {
    const { de } = await eventWithManySeats(request)
    await page.goto(de)
    await page.getByRole('link', { name: labels.tickets }).first().click()
    await expect(page).toHaveURL(new RegExp(`${de}/karten$`))
    await expect(headline(page)).toHaveAccessibleName(/^Karten für /)
    await page
      .getByRole('spinbutton', { name: /Vollpreis$/ })
      .first()
      .fill('2')
    await page.locator('summary').filter({ hasText: 'Ermäßigungen' }).first().click()
    await page
      .getByRole('spinbutton', { name: /Ermäßigt$/ })
      .first()
      .fill('1')
    await page.getByRole('button', { name: labels.add }).click()
    await expect(page).toHaveURL(/\/karten\/held-3$/)
    await expect(page.getByText(labels.held(3))).toBeVisible()
    await expect(page.getByText(/nächsten 15\sMinuten reserviert/)).toBeVisible()
    const cookies = new Map((await context.cookies()).map(({ name, value }) => [name, value]))
    expect(cookies.get('cartAmount')).toBe('3')
    expect(cookies.get('cartUrl')).toMatch(/webshop/)
    expect(cookies.has('cart')).toBe(true)
    await page.getByRole('link', { name: 'Weitere Karten wählen' }).click()
    await expect(page).toHaveURL(new RegExp(`${de}/karten$`))
  })

  test('B-12 P-01 tickets are bought from the programme to the printed ticket @core', async ({
    page,
    request,
  }) => {
    await page.goto('/de/programm')
    await (await bookableLink(page.getByRole('main'), request)).click()
    await page.getByRole('spinbutton').first().fill('1')
    await page.getByRole('button', { name: labels.add }).click()
    await page.getByRole('link', { name: 'Zum Warenkorb' }).click()
    await page.getByRole('link', { name: 'Zur Kassa' }).click()
    const frame = page.frameLocator('iframe')
    await frame.getByLabel('Vor- und Nachname').fill('Anna Berger')
    await frame.getByLabel('E-Mail-Adresse').fill('anna@example.at')
    await frame.getByLabel(/Probezahlung/).check()
    await frame.getByRole('button', { name: 'Jetzt kostenpflichtig bestellen' }).click()
    await frame.getByRole('button', { name: /bezahlen$/ }).click()
    await expect(frame.getByText('Vielen Dank für Ihre Bestellung!')).toBeVisible()
    await frame.getByRole('link', { name: 'Karten ansehen und drucken' }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
  })

  test('B-06 a form without a ticket says what is missing @core', async ({
    page,
    request,
    context,
  }) => {
    const { de } = await eventWithManySeats(request)
    await page.goto(`${de}/karten`)
    await page.getByRole('button', { name: labels.add }).click()
    await expect(page).toHaveURL(/\/karten\/choose$/)
    await expect(page.getByText('Bitte wählen Sie mindestens eine Karte.')).toBeVisible()
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('cart')
  })
})

const ticketPaths = { de: 'karten', en: 'tickets' } as const

for (const { language, width, outcome } of combinations({
  language: ['de', 'en'],
  width: [320, 1280],
  outcome: ['', '/held-1.not-enough-seats'],
})) {
  const path = `${ticketPaths[language]}${outcome}`
  test(`R-02 ${path} in ${language} at ${width} px has no accessibility violation`, async ({
    page,
    request,
  }) => {
    const event = await eventWithManySeats(request)
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${event[language]}/${path}`)
    await expect(headline(page)).toHaveCount(1)
    await expectNoA11yViolations(page)
  })
}

test('X-09 a form of another site holds nothing; submitting twice holds once', async ({
  playwright,
  request,
  baseURL: site,
}) => {
  const baseURL = site ?? ''
  const { de, id, origin } = await eventWithManySeats(request)
  const offer = (await (await request.get(`${origin}/de/api/events/${id}/offer/`)).json()) as {
    seat_groups: { seat_group: number; status: number }[]
  }
  const { seat_group } = offer.seat_groups.find(({ status }) => status > 0)!
  const form = { [`tickets-${seat_group}-1`]: '1' }
  const visitor = await playwright.request.newContext({ baseURL, maxRedirects: 0 })
  const send = (from: string) =>
    visitor.post(`${de}/karten/reservieren`, { form, headers: { origin: from } })

  const foreign = await send('https://evil.example')
  expect(foreign.headers()['location']).toMatch(/\/karten\/foreign$/)
  expect(foreign.headers()['set-cookie']).toBeUndefined()

  const first = await send(baseURL)
  expect(first.status()).toBe(303)
  expect(first.headers()['location']).toMatch(/\/karten\/held-1$/)
  const { cookies } = await visitor.storageState()
  expect(cookies.find(({ name }) => name === 'cartAmount')?.value).toBe('1')
  await expect(async () => {
    // Twice within the same ten seconds.
    const [one, two] = [await send(baseURL), await send(baseURL)]
    expect([one.headers()['location'], two.headers()['location']]).toEqual([
      expect.stringMatching(/held-1$/),
      expect.stringMatching(/held-1$/),
    ])
    const amounts = [one, two].map(
      (response) => /cartAmount=(\d+)/.exec(response.headers()['set-cookie'] ?? '')?.[1],
    )
    expect(amounts[0]).toBe(amounts[1])
  }).toPass()
  await visitor.dispose()
})
