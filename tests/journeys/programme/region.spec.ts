import { expect, type Page } from '@playwright/test'
import { dimensions } from '#support/appearances.ts'
import { newVisitor } from '#support/consent-choice.ts'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { test } from '#support/journey.ts'
import { combinations } from '#support/pairwise.ts'

const towns = (page: Page) =>
  page
    .getByRole('region', { name: 'Die Häuser' })
    .or(page.getByRole('region', { name: 'The houses' }))
    .getByRole('heading', { level: 3 })

const choose = (page: Page, name: string, label: string) =>
  page.getByRole('combobox', { name, exact: true }).selectOption({ label })

const pagesWithLabels = [
  '/de',
  '/de/programm',
  '/de/404',
  '/de/search?q=heute',
  '/de/haus/spielorte',
  '/de/service',
  '/de/besuch',
  '/de/team',
  '/de/haus',
  '/de/haus/barrierefreiheit',
  '/de/kontakt',
  '/de/presse',
  '/de/agb',
  '/de/datenschutz',
  '/de/impressum',
  '/de/hinweisgeberschutz',
  '/de/forms/wie-war-es/2',
]

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('L-20 P-02 P-08 the first page finds by day, house, genre and audience, without JavaScript', async ({
    page,
  }) => {
    await page.goto('/de')
    await page.getByRole('radio', { name: 'Nächstes Wochenende' }).check()
    await choose(page, 'Wo', 'Stadttheater, Ennsfelden')
    await choose(page, 'Für wen', 'Familie')
    await page.getByRole('button', { name: 'Veranstaltungen finden' }).click()
    await expect(page).toHaveURL(/\/de\/programm\?date=[\d-]+&tag=\d+&to=[\d-]+&venue=\d+$/)
    const chosen = page.getByRole('region', { name: 'Ihre Auswahl' })
    await expect(chosen.getByRole('link', { name: /Haus: Stadttheater/ })).toBeVisible()
    await expect(chosen.getByRole('link', { name: /Familie/ })).toBeVisible()

    await page.goto('/de')
    await page.getByLabel('oder von').fill('2027-01-10')
    await choose(page, 'Was', 'Kabarett')
    await page.getByRole('button', { name: 'Veranstaltungen finden' }).click()
    await expect(page).toHaveURL(/\/de\/programm\?date=10-01-2027&genre=\d+$/)
  })

  test('L-20 the houses are listed by their distance from a chosen town, without JavaScript', async ({
    page,
  }) => {
    await page.goto('/de')
    await choose(page, 'Entfernungen ab', 'Ramsegg')
    await page.getByRole('button', { name: 'Nach Entfernung ordnen' }).click()
    await expect(page).toHaveURL(/\/de\?near=\d+#houses$/)
    await expect(towns(page)).toHaveText([
      'Ramsegg hier',
      'Hammerau an der Enns 14 km',
      'Hintersteg 19 km',
      'Ennsfelden 21 km',
      'Lohnbach 26 km',
      'St. Quirin 31 km',
    ])
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await page.getByRole('link', { name: /^EN\b/ }).click()
    await expect(page).toHaveURL(/\/en\?near=\d+$/)
    await expect(towns(page).first()).toHaveText('Ramsegg here')
    await page.goto('/de?near=9999')
    await expect(towns(page).first()).toHaveText('St. Quirin')
  })

  test("L-20 no page of the region has labels for one theatre's programme", async ({ page }) => {
    for (const path of pagesWithLabels) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
      const labels = await page
        .locator('[aria-label], [title]')
        .evaluateAll((all) => all.map((one) => `${one.ariaLabel} ${one.getAttribute('title')}`))
      const text = [await page.locator('body').innerText(), ...labels].join('\n')
      expect(text, path).not.toMatch(/Spielplan|Theaterkassa/)
    }
  })

  test('L-20 a form without a choice leads to the list of all events', async ({ page }) => {
    await page.goto('/en')
    await page.getByRole('button', { name: 'Find events' }).click()
    await expect(page).toHaveURL(/\/en\/events$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What’s on')
  })
})

test('L-20 every house on the map is in the list beside it, with a link to its dates', async ({
  page,
}) => {
  await page.goto('/de')
  const houses = page.getByRole('region', { name: 'Die Häuser' })
  const towns = await houses.getByRole('heading', { level: 3 }).allTextContents()
  expect(towns.length).toBeGreaterThan(4)
  for (const town of towns)
    await expect(houses.locator('svg text', { hasText: town })).toHaveCount(1)
  await houses.getByRole('link', { name: /Termine? \(Sensenwerk\)/ }).click()
  await expect(page).toHaveURL(/\/de\/programm\?venue=\d+$/)
  const rows = page.locator('main article:visible')
  for (const row of await rows.all()) await expect(row).toContainText('Sensenwerk')
})

test('L-20 a row of the list begins with place and town', async ({ page }) => {
  await page.goto('/de/programm')
  const row = page.locator('main article:visible').first()
  const [place, time, title] = ['p', 'time', 'h3'].map((tag) => row.locator(tag).first())
  const [first, second, third] = await Promise.all(
    [place, time, title].map(async (part) => (await part!.boundingBox())!),
  )
  expect(first!.y).toBeLessThan(second!.y)
  expect(Math.min(first!.x, second!.x)).toBeLessThan(third!.x + 1)
  await expect(row.getByText(/^ab .*€/)).toBeVisible()
})

test('L-10 L-20 in narrow windows no floating button covers the ticket links of the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto('/de/programm')
  await expect(page.getByRole('link', { name: /^Karten für / }).first()).toBeVisible()
  const overlay = page.getByRole('link', {
    name: 'Veranstaltungen und Karten',
    includeHidden: true,
  })
  await expect(overlay).toBeHidden()
  await page.goto('/de/haus/barrierefreiheit')
  await expect(overlay).toBeVisible()
})

test.describe('with permission', () => {
  test.use({
    geolocation: { latitude: 47.9, longitude: 14.33 },
    permissions: ['geolocation'],
  })

  test('L-20 the houses are listed by their distance from where the visitor is, after a press', async ({
    page,
  }) => {
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await page.goto('/de')
    await expect(towns(page).first()).toHaveText('St. Quirin')
    await page.getByRole('button', { name: 'Meinen Standort verwenden' }).click()
    await expect(page.getByText(/nach der Entfernung von Ihrem Standort geordnet/)).toBeVisible()
    await expect(towns(page).first()).toHaveText('Lohnbach 1 km')
    expect(sent.filter((one) => /47[.,]9\b|14[.,]33/.test(one))).toEqual([])
  })
})

test('L-20 without permission the visitor is told to choose a town', async ({ page }) => {
  await page.goto('/de')
  await page.getByRole('button', { name: 'Meinen Standort verwenden' }).click()
  await expect(page.getByText(/Wählen Sie bitte einen Ort/)).toBeVisible()
  await expect(towns(page).first()).toHaveText('St. Quirin')
})

test.describe('who comes for the first time', () => {
  test.use({ storageState: newVisitor })

  for (const [width, height] of [
    [390, 844],
    [1536, 864],
  ] as const) {
    test(`X-05 L-20 at ${width} px the banner leaves the headline and the choice of days free`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/de')
      const banner = page.locator('[data-consent-banner]')
      await expect(banner).toBeVisible()
      for (const shown of [
        page.getByRole('heading', { level: 1 }),
        page.getByText('Heute', { exact: true }).first(),
      ]) {
        const lower = async () => {
          const [of, above] = await Promise.all([shown.boundingBox(), banner.boundingBox()])
          return of!.y + of!.height - above!.y
        }
        await expect.poll(lower).toBeLessThanOrEqual(0)
      }
    })
  }
})

for (const { language, width, colorScheme } of combinations(dimensions)) {
  test(`L-20 the list of one house in ${language} at ${width} px, ${colorScheme}, has no accessibility violation and fits its window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(language === 'de' ? '/de/programm?venue=1' : '/en/events?venue=1')
    await expectNoA11yViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })
}
