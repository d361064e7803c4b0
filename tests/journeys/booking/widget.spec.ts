import { expect, type Locator, type Page } from '@playwright/test'
import { inLightAndDark, widthAt } from '#support/appearances.ts'
import { test } from '#support/journey.ts'
import {
  bookableLink,
  openWidget,
  eventWithManySeats,
  recordCartCalls,
  widgetLabels,
} from '#support/booking-widget.ts'
import { tabTo } from '#support/accessibility/tab-to.ts'

const labels = widgetLabels.de

test('B-01 B-04 B-06 B-07 by keyboard alone from the home page to held seats @core', async ({
  page,
  request,
}) => {
  const sent = recordCartCalls(page)
  await page.goto('/de')
  const link = await bookableLink(page.getByRole('main'), request)
  await tabTo(page, link)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(dialog.getByRole('button', { name: labels.add })).toBeDisabled()
  await expect(page.getByText('Seite wird geladen'), 'nobody leaves the page').toHaveCount(0)
  await tabTo(page, dialog.getByRole('button', { name: labels.more }).first())
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('status').last()).toContainText(/^2 Karten, \d+(,\d\d)?\s€$/)
  await tabTo(page, dialog.getByRole('button', { name: labels.add }))
  await page.keyboard.press('Enter')
  const summary = dialog.getByRole('heading', { name: labels.held(2) })
  await expect(summary).toBeFocused()
  await expect(dialog.getByText(/nächsten 15\sMinuten reserviert/)).toBeVisible()
  await expect(dialog.getByRole('timer')).toContainText(/1[45]:\d\d/)
  expect(sent).toHaveLength(1)
  expect(sent[0]?.input).toMatchObject({ tickets: [{ saleTypeNumber: 1, quantity: 2 }] })
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('B-01 Escape and a press outside close the widget; 250 ms later the selection is reset', async ({
  page,
  request,
}) => {
  const { de } = await eventWithManySeats(request)
  await page.clock.install()
  await openWidget(page, de)
  const column = page.locator('dialog:has(output)')
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 400),
    () => column.getByRole('button', { name: labels.close }).click(),
  ]) {
    await column.getByRole('button', { name: labels.more }).first().click()
    await expect(column.locator('output').first()).toHaveText('1')
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
    await close()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.clock.runFor(249)
    await expect(column.locator('output').first()).toHaveText('1')
    await page.clock.runFor(1)
    await expect(column).toHaveCount(0)
    await page.clock.resume()
    await page.locator('main a[data-tickets-of]:visible').first().click()
    await expect(column.locator('output').first()).toHaveText('0')
  }
})

test('B-01 only one widget is open: another event replaces the first', async ({
  page,
  request,
}) => {
  await page.goto('/de/programm')
  const first = await bookableLink(page, request)
  await first.click()
  const column = page.locator('dialog[open]')
  await expect(column.getByRole('listitem').first()).toBeVisible()
  const title = await column.getByRole('heading', { level: 2 }).textContent()
  const other = page.locator(
    `a[data-tickets-of]:not([data-tickets-of="${await first.getAttribute('data-tickets-of')}"])`,
  )
  // Visitors cannot reach the link below the open widget; a script of the page could.
  await other.last().evaluate((link: HTMLElement) => link.click())
  await expect(column).toHaveCount(1)
  await expect(column.getByRole('heading', { level: 2 })).not.toHaveText(title ?? '')
})

test('B-01 it opens above “Programm und Karten”, and closing it leaves that open', async ({
  page,
  request,
}) => {
  await page.goto('/de/programm?overlay=true')
  const overlay = page.getByRole('dialog', { name: 'Programm und Karten' })
  const link = await bookableLink(overlay, request)
  await link.click()
  const column = page.locator('dialog[open]:has(output)')
  await expect(column).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(column).toHaveCount(0)
  await expect(overlay).toBeVisible()
  await expect(link).toBeFocused()
})

test('B-02 B-03 two lines, more on request; discounts in their own step, counted by a badge @core', async ({
  page,
  request,
}) => {
  const { de } = await eventWithManySeats(request)
  const dialog = await openWidget(page, de)
  const list = dialog.getByRole('list')
  await expect(list.getByRole('listitem')).toHaveCount(2)
  expect(await list.evaluate((each) => getComputedStyle(each).maxHeight)).toBe('180px')
  const isWhole = await list.evaluate((each) => each.scrollHeight <= each.clientHeight + 1)
  expect(isWhole, 'both lines are seen').toBe(true)
  const all = dialog.getByRole('button', { name: labels.all })
  await all.click()
  await expect(all).toHaveAttribute('aria-expanded', 'true')
  expect(await list.getByRole('listitem').count()).toBeGreaterThan(2)
  await expect(list).toHaveCSS('max-height', '400px')
  const discounts = dialog.getByRole('button', { name: labels.discounts }).first()
  await discounts.click()
  await expect(dialog.getByRole('heading', { level: 3 })).toBeFocused()
  await dialog.getByRole('button', { name: labels.more }).first().click()
  await dialog.getByRole('button', { name: labels.back }).click()
  await expect(discounts).toBeFocused()
  await expect(discounts).toHaveAccessibleName(/, 1 ermäßigte Karte gewählt$/)
})

test('B-08 two tabs share a cart and show its content', async ({ context, request }) => {
  const { de } = await eventWithManySeats(request)
  const [first, second] = [await context.newPage(), await context.newPage()]
  const one = await openWidget(first, de)
  await hold(one, 'de')
  await expect(one.getByText('Im Warenkorb liegt 1 Karte.')).toBeVisible()
  const other = await openWidget(second, de)
  await hold(other, 'de')
  await expect(other.getByText('Im Warenkorb liegen 2 Karten.')).toBeVisible()
  await expect(one.getByText('Im Warenkorb liegen 2 Karten.')).toBeVisible()
  const amounts = (await context.cookies()).filter(({ name }) => name === 'cartAmount')
  expect(amounts.map(({ value }) => value)).toEqual(['2'])
})

test('B-05 the first available timeslot is selected, and another can be chosen @core', async ({
  page,
  request,
}) => {
  const { de } = await eventWithManySeats(request)
  await withTimeslots(page)
  const dialog = await openWidget(page, de)
  await expect(dialog.getByText('10:30 Uhr')).toBeVisible()
  await dialog.getByRole('button', { name: labels.anotherTime }).click()
  await expect(dialog.getByRole('radio')).toHaveCount(2)
  await expect(dialog.getByRole('radio', { name: '10:30 Uhr' })).toBeChecked()
  await dialog.getByRole('radio', { name: '11:00 Uhr' }).check()
  await dialog.getByRole('button', { name: labels.back }).click()
  await expect(dialog.getByText('11:00 Uhr')).toBeVisible()
})

for (const { width, turn } of widthAt(0)) {
  test(`R-02 every step of the widget at ${width} px, in light and dark by turns, has no accessibility violation`, async ({
    page,
    request,
  }) => {
    // Six runs of axe.
    test.slow()
    const { de } = await eventWithManySeats(request)
    await page.setViewportSize({ width, height: 800 })
    const expectNoA11yViolations = inLightAndDark(page, { turn, within: 'dialog[open]' })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await withTimeslots(page)
    const dialog = await openWidget(page, de)
    await expectNoA11yViolations()
    await dialog.getByRole('button', { name: labels.more }).first().click()
    await expectNoA11yViolations()
    await dialog.getByRole('button', { name: labels.discounts }).first().click()
    await expectNoA11yViolations()
    await dialog.getByRole('button', { name: labels.back }).click()
    await dialog.getByRole('button', { name: labels.anotherTime }).click()
    await expectNoA11yViolations()
    await dialog.getByRole('button', { name: labels.back }).click()
    await dialog.getByRole('button', { name: labels.add }).click()
    // The timeslots do not exist: the origin rejects them.
    await expect(dialog.getByRole('heading', { name: labels.failed })).toBeVisible()
    await expectNoA11yViolations()
    await page.unroute(isGraph)
    await dialog.getByRole('button', { name: 'Andere Plätze wählen' }).click()
    await expect(dialog.getByRole('button', { name: labels.anotherTime })).toHaveCount(0)
    await dialog.getByRole('button', { name: labels.add }).click()
    await expect(dialog.getByRole('timer')).toBeVisible()
    await expectNoA11yViolations()
  })
}

const isGraph = (url: URL) => url.pathname === '/graphql'

/** Chooses one ticket and adds it. */
async function hold(dialog: Locator, language: 'de' | 'en') {
  const { more, add } = widgetLabels[language]
  const first = dialog.getByRole('button', { name: more }).first()
  const chosen = dialog.locator('output').first()
  if ((await chosen.textContent()) === '0') await first.click()
  await dialog.getByRole('button', { name: add }).click()
}

/** Gives every seat group of an offer three timeslots, the first of which is sold out. */
async function withTimeslots(page: Page) {
  const timeslots = ['10:00:00', '10:30:00', '11:00:00'].map((timeStart, index) => ({
    __typename: 'Timeslot',
    number: index + 1,
    timeStart,
    status: index === 0 ? 'UNAVAILABLE' : 'AVAILABLE',
  }))
  await page.route(isGraph, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    const json = (await response.json()) as {
      data?: { eventOffer?: { seatGroups: Record<string, unknown>[] } }
    }
    for (const group of json.data?.eventOffer?.seatGroups ?? []) group['timeslots'] = timeslots
    return route.fulfill({ response, json })
  })
}
