import { expect, type Locator } from '@playwright/test'
import { eventWithManySeats } from '#support/booking-widget.ts'
import { test } from '#support/journey.ts'
import { detailPages } from '#support/pages.ts'

/** How many lines the text of an element takes. */
const linesOf = (element: Locator) =>
  element.evaluate((one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })

for (const width of [1510, 1630]) {
  test(`P-01 L-19 at ${width} px the venue of a date stands in one or two lines`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const { de } = await eventWithManySeats(request)
    const production = await detailPages['productions-slug-id'](request, 'de')
    for (const path of ['/de', '/de/programm', production, de]) {
      await page.goto(path)
      const venues = page
        .getByRole('main')
        .getByText(/^(?:Großes Haus|Studiobühne|Stadttheater)/)
        .filter({ visible: true })
      await expect(venues.first()).toBeVisible()
      for (const venue of await venues.all())
        expect(await linesOf(venue), path).toBeLessThanOrEqual(2)
    }
  })
}

test('P-01 R-03 at 390 px the next evening is seen without scrolling, on the first page and on that of a production @core', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/de', await detailPages['productions-slug-id'](request, 'de')]) {
    await page.goto(path)
    await expect(page.getByRole('main').locator('time').first(), path).toBeInViewport({ ratio: 1 })
  }
})

test('L-10 L-20 at 400 per cent the bar with tickets leaves room to read', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/de/besuch')
  const bar = page.getByRole('link', { name: 'Programm und Karten' }).filter({ visible: true })
  await page.getByRole('heading', { name: 'Häufige Fragen' }).first().scrollIntoViewIfNeeded()
  await expect(bar).toBeVisible()
  expect((await bar.boundingBox())!.height).toBeLessThanOrEqual(256 / 4)
})
