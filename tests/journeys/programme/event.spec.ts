import { expect, type Locator } from '@playwright/test'
import { test } from '#support/journey.ts'
import { findEventOf, headline } from '#support/pages.ts'

const labels = {
  sold_out: ['Ausverkauft', 'Für diesen Termin gibt es keine Karten mehr.'],
  canceled: ['Abgesagt', 'Dieser Termin findet nicht statt.'],
  postponed: ['Verschoben', 'Dieser Termin wird auf einen anderen Tag verschoben.'],
} as const

for (const [status, [label, sentence]] of Object.entries(labels)) {
  test(
    `P-09 the page of a date that is ${status} says so and sells nothing`,
    { tag: status === 'sold_out' ? '@core' : [] },
    async ({ page, request }) => {
      await page.goto((await findEventOf(request, status)).path)
      const head = page.getByRole('main').locator('header')
      await expect(head.getByText(label, { exact: true })).toBeVisible()
      await expect(head.getByText(sentence)).toBeVisible()
      await expect(page.getByRole('link', { name: 'Karten kaufen' })).toHaveCount(0)
      const line = await headline(page).locator('s').count()
      expect(line).toBe(status === 'canceled' ? 1 : 0)
    },
  )
}

test('B-09 on a phone the ticket link stays at the bottom of the window, with the lowest price @core', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto((await findEventOf(request, 'on_sale')).path)
  const offer = page.getByRole('complementary', { name: 'Karten für diesen Termin' })
  await expect(offer).toBeInViewport({ ratio: 1 })
  await expect(offer).toContainText(/^ab \d+(,\d\d)?\u00a0€/)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2))
  await expect(offer).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(offer).toBeHidden()
  const sticky = page.getByRole('navigation', { name: 'Schnellzugriff' })
  await expect(
    sticky.getByRole('link', { name: /^Karten kaufen ab \d+(,\d\d)?\s€$/ }),
  ).toBeInViewport({ ratio: 1 })
})

test('P-10 the sections of an event have their order @core', async ({ page, request }) => {
  await page.goto((await findEventOf(request, 'on_sale')).path)
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
  const order = [
    'Gut zu wissen',
    'Theaterkassa heute',
    'Zum Stück',
    'Bilder',
    'Team',
    'Besetzung',
    'Video',
    'Programm',
    'Rund um die Vorstellung',
    'Reihen und Abonnements',
    'Weitere Termine',
    'Mit Unterstützung von',
    'Veranstalter',
    'Ort und Anfahrt',
  ]
  const places = headings.map((heading) => order.indexOf(heading)).filter((place) => place >= 0)
  expect(places.length).toBeGreaterThan(4)
  expect(headings).toContain('Theaterkassa heute')
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

for (const kind of ['event', 'production'] as const) {
  test(`R-04 R-06 in a wide window the poster of the ${kind} is as high as the window below the header, its title over it, the facts beside it`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 1536, height: 900 })
    await page.goto((await findEventOf(request, 'on_sale')).path)
    if (kind === 'production') {
      await page.getByRole('link', { name: /^Mehr zur Produktion/ }).click()
      await expect(page).toHaveURL(/\/de\/produktionen\//)
    }
    const boxOf = async (part: Locator) => (await part.boundingBox())!
    const header = await boxOf(page.getByRole('banner'))
    const poster = await boxOf(page.getByRole('main').locator('figure > div').first())
    const title = await boxOf(headline(page))
    const buy = await boxOf(page.getByRole('main').locator('a[data-ticket-link]').first())
    expect(poster.x).toBe(0)
    expect(Math.abs(poster.y - (header.y + header.height))).toBeLessThan(4)
    expect(Math.abs(poster.y + poster.height - 900)).toBeLessThan(4)
    expect(title.x + title.width).toBeLessThan(poster.width)
    expect(title.y + title.height).toBeLessThan(poster.y + poster.height)
    expect(buy.x).toBeGreaterThan(poster.width)
    expect(buy.y + buy.height).toBeLessThan(900)
  })
}
