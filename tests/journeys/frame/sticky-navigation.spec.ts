import { expect, type Page } from '@playwright/test'
import { eventWithManySeats } from '#support/booking-widget.ts'
import { holdSeats } from '#support/hold-seats.ts'
import { publishPage } from '#support/house/cms-page.ts'
import { test } from '#support/journey.ts'

const wide = { width: 1280, height: 800 }
const stickyNavigation = (page: Page) => page.getByRole('navigation', { name: 'Schnellzugriff' })
const scrollTo = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)

test('L-10 the to-top link and sticky links appear past half of the window, and hide near the footer @core', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  await page.goto('/de/besuch')
  const sticky = stickyNavigation(page)
  const up = sticky.getByRole('link', { name: 'Nach oben' })
  const overlay = sticky.getByRole('link', { name: 'Programm und Karten' })
  await expect(overlay).toBeVisible()
  await expect(overlay.locator('svg'), 'the ticket').toBeVisible()
  await expect(up).toBeHidden()
  await scrollTo(page, 400)
  await expect(up).toBeHidden()
  await scrollTo(page, 410)
  await expect(up).toBeVisible()
  await scrollTo(page, 1_000_000)
  await expect(overlay).toBeHidden()
  await expect(up).toBeVisible()
  await up.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

for (const width of [1280, 1536]) {
  test(`L-10 at ${width} px it is in the margin, beside prices, statuses and buttons`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const { de } = await eventWithManySeats(request)
    for (const address of ['/de/programm', de]) {
      await page.goto(address)
      const item = stickyNavigation(page).getByRole('link', { name: /Karten/ })
      await expect(item).toBeVisible()
      const left = await item.evaluate((one) => one.getBoundingClientRect().left)
      const rights = await page
        .locator('main :is(a, button, [data-status], td, dd, small)')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
      expect(Math.max(...rights)).toBeLessThanOrEqual(left)
    }
  })
}

test('L-10 at 390 px nothing floats over the amounts of a cart, nor over the terms of a form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await holdSeats(page, 2)
  const overlay = stickyNavigation(page).getByRole('link', { name: 'Programm und Karten' })
  await page.goto('/de/haus')
  await expect(overlay).toBeVisible()
  await page.goto('/de/warenkorb')
  await expect(page.getByRole('link', { name: 'Zur Kassa' })).toBeVisible()
  await expect(overlay).toBeHidden()
  await page.goto('/de/user/profile')
  await expect(page.getByRole('main').getByLabel('Passwort')).toBeVisible()
  await expect(overlay).toBeHidden()
})

for (const width of [390, 768]) {
  test(`L-10 at ${width} px the button for tickets is a bar below the text, which gives way to the footer`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/de/besuch')
    const overlay = stickyNavigation(page).getByRole('link', { name: 'Programm und Karten' })
    await scrollTo(page, 600)
    expect(await overlay.boundingBox()).toMatchObject({ x: 0, width })
    const box = (await overlay.boundingBox())!
    expect(box.y + box.height).toBe(844)
    const up = stickyNavigation(page).getByRole('link', { name: 'Nach oben' })
    expect((await up.boundingBox())!.y).toBeGreaterThanOrEqual(box.y)
    await scrollTo(page, 1_000_000)
    await expect(overlay).toBeHidden()
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('L-10 L-15 the to-top link is where it covers no price: in the margin of wide windows', async ({
    page,
  }) => {
    const up = stickyNavigation(page).getByRole('link', { name: 'Nach oben' })
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/webshop')
      await (width === 390 ? expect(up).toBeHidden() : expect(up).toBeVisible())
    }
  })
})

test('B-09 at 390 px the date of an event and its tickets, offered once, are seen without scrolling @core', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { de } = await eventWithManySeats(request)
  await page.goto(de)
  const facts = page.getByRole('complementary', { name: 'Termin und Karten' })
  await expect(facts.locator('time')).toBeInViewport({ ratio: 1 })
  const tickets = page.getByRole('link', { name: /^Karten kaufen/ }).filter({ visible: true })
  await expect(tickets).toHaveCount(1)
  await expect(tickets).toBeInViewport({ ratio: 1 })
})

test('L-10 an editors’ sticky link stays in view past half of the window, works, and leaves with its page @core', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  const paragraph = 'Ein Zelt am Fluss, zwei Bühnen und sieben Abende. '.repeat(40)
  const text = { kind: 'text', content: [{ type: 'paragraph', children: [{ text: paragraph }] }] }
  const link = {
    kind: 'link',
    link_text: 'Zum Zeltfest',
    link: '/service',
    extra_class: 'button',
    sticky: true,
  }
  const probe = await publishPage({ path: 'probe-zeltfest', modules: [link, text, text, text] })
  try {
    await page.goto(probe.address)
    const sticky = stickyNavigation(page).getByRole('link', { name: 'Zum Zeltfest' })
    await expect(sticky).toBeHidden()
    await scrollTo(page, 400)
    await expect(sticky).toBeHidden()
    await scrollTo(page, 410)
    await expect(sticky).toBeVisible()
    await scrollTo(page, 1_000_000)
    await expect(sticky).toBeHidden()
    await scrollTo(page, 410)
    await sticky.click()
    await expect(page).toHaveURL(/\/de\/service$/)
    await scrollTo(page, 600)
    await expect(stickyNavigation(page).getByRole('link', { name: 'Nach oben' })).toBeVisible()
    await expect(sticky).toHaveCount(0)
  } finally {
    await probe.remove()
  }
})

test('L-10 on the page of an event the overlay’s button is replaced by the ticket link', async ({
  page,
  request,
}) => {
  await page.setViewportSize(wide)
  const { de } = await eventWithManySeats(request)
  await page.goto(de)
  const sticky = stickyNavigation(page)
  await expect(sticky.getByRole('link', { name: 'Programm und Karten' })).toHaveCount(0)
  const offer = page.getByRole('complementary', { name: 'Karten für diesen Termin' })
  const tickets = sticky.getByRole('link', { name: 'Karten kaufen' })
  await expect(offer).toBeHidden()
  await expect(tickets).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(offer).toBeVisible()
  await expect(tickets).toBeHidden()
})

test('B-01 L-10 the ticket button that stays in view opens the widget @core', async ({
  page,
  request,
}) => {
  await page.setViewportSize(wide)
  const { de } = await eventWithManySeats(request)
  await page.goto(de)
  await stickyNavigation(page).getByRole('link', { name: 'Karten kaufen' }).click()
  await expect(
    page.getByRole('dialog').getByRole('button', { name: 'In den Warenkorb' }),
  ).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${de}$`))
})
