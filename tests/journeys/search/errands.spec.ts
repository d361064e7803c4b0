import { expect } from '@playwright/test'
import { answers, type Errand, expectCastOfHamlet, expectErrand } from './expect-errand.ts'
import { withOwnEvent } from '#support/house/own-event.ts'
import { waitForChange } from '#support/house/site-settings.ts'
import { test } from '#support/journey.ts'
import { oneOfTwo } from '#support/pairwise.ts'

const errands: Errand[] = [
  { language: 'de', term: 'heute abend', place: /\/de\/programm\?date=(.{10})&to=\1$/ },
  { language: 'en', term: 'tonight', place: /\/en\/events\?date=(.{10})&to=\1$/ },
  {
    language: 'de',
    term: 'Kinder am Wochenende',
    place: /\/de\/programm\?date=.{10}&tag=\d+&to=.{10}$/,
  },
  {
    language: 'en',
    term: 'children next weekend',
    place: /\/en\/events\?date=.{10}&tag=\d+&to=.{10}$/,
  },
  {
    language: 'de',
    term: 'rollstuhl',
    place: /\/de\/haus\/barrierefreiheit$/,
    shows: 'Rollstuhl',
  },
  { language: 'de', term: 'rollstuhlplatz', place: /\/de\/programm\?tag=\d+$/ },
  { language: 'en', term: 'wheelchair places', place: /\/en\/events\?tag=\d+$/ },
  {
    language: 'de',
    term: 'gutschein',
    place: /\/de\/service#gutscheine$/,
    shows: 'Einen Abend verschenken',
  },
  {
    language: 'en',
    term: 'gift voucher',
    place: /\/en\/service#gift-vouchers$/,
    shows: 'Give someone an evening',
  },
  {
    language: 'de',
    term: 'Abos',
    place: /\/de\/service\/abonnements$/,
    shows: 'Familien-Abo',
  },
  {
    language: 'en',
    term: 'subscriptions',
    place: /\/en\/service\/subscriptions$/,
    shows: 'Family Subscription',
  },
  {
    language: 'de',
    term: 'parken',
    place: /\/de\/besuch#anreise$/,
    shows: 'Tiefgarage Stadtplatz',
  },
  {
    language: 'en',
    term: 'parking',
    place: /\/en\/visit#getting-here$/,
    shows: 'underground car park',
  },
  {
    language: 'en',
    term: 'How do I get there?',
    place: /\/en\/visit#getting-here$/,
    shows: 'eight minutes on foot',
  },
  { language: 'en', term: 'press pictures', place: /\/en\/press#press-pictures$/, shows: 'Carmen' },
  {
    language: 'de',
    term: 'newsletter',
    place: /\/de\/forms\/newsletter\/\d+$/,
    shows: 'Newsletter',
  },
  {
    language: 'en',
    term: 'newsletter',
    place: /\/en\/forms\/newsletter\/\d+$/,
    shows: 'Newsletter',
  },
  {
    language: 'de',
    term: 'Studentenkarten',
    place: /\/de\/service#ermaessigungen$/,
    shows: 'Unter 27',
  },
  {
    language: 'en',
    term: 'student tickets',
    place: /\/en\/service#concessions$/,
    shows: 'Under 27',
  },
]

// Without JavaScript all are gone through, below.
for (const errand of oneOfTwo(errands)) {
  test(
    `S-04 "${errand.term}" is answered in ${errand.language}, and the answer links there`,
    { tag: errand === errands[0] ? '@core' : [] },
    async ({ page }) => {
      await expectErrand(page, errand)
    },
  )
}

for (const language of ['de', 'en'] as const) {
  test(`S-04 in ${language} a question such as who plays Hamlet is understood, and what is over is not the first result`, async ({
    page,
  }) => {
    await expectCastOfHamlet(page, language)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const language of ['de', 'en'] as const) {
    test(
      `S-04 L-15 in ${language} every question is answered`,
      { tag: language === 'de' ? '@core' : [] },
      async ({ page }) => {
        for (const errand of errands.filter((one) => one.language === language)) {
          await expectErrand(page, errand)
        }
        await expectCastOfHamlet(page, language)
      },
    )
  }
})

test('L-07 the newsletter is ordered from the footer', async ({ page }) => {
  await page.goto('/en')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Newsletter' }).click()
  await expect(page).toHaveURL(/\/en\/forms\/newsletter\/\d+$/)
  await expect(
    page
      .getByRole('main')
      .getByLabel(/E-mail/)
      .first(),
  ).toBeVisible()
})

test('R-02 P-02 on a day with events the first page leads to those of tonight', async ({
  page,
}) => {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna' }).format(Date.now())
  await withOwnEvent({ day, time: '23:59' }, async () => {
    await expect
      .poll(async () => (await page.request.get('/de')).text(), waitForChange)
      .toContain('Fundevogel')
    await page.goto('/de')
    await page.getByRole('main').getByRole('link', { name: 'Heute Abend' }).click()
    const shown = day.split('-').toReversed().join('-')
    await expect(page).toHaveURL(`/de/programm?date=${shown}&to=${shown}`)
  })
})

test('P-02 P-08 the programme has the next weekend in one step, and for a child of five in a second one', async ({
  page,
}) => {
  await page.goto('/de/programm')
  const shortcuts = page.getByRole('navigation', { name: 'Schnell zum Termin' })
  await shortcuts.getByRole('link', { name: 'Nächstes Wochenende' }).click()
  await expect(page).toHaveURL(/date=.{10}&to=.{10}$/)
  await expect(page.getByRole('main')).toContainText(/\d\d\.\d\d\.\d{4} bis \d\d\.\d\d\.\d{4}/)
  await shortcuts.getByText('Zeitraum und Alter').click()
  await shortcuts.getByLabel('Alter des jüngsten Kindes').fill('5')
  await shortcuts.getByRole('button', { name: 'Anzeigen' }).click()
  await expect(page).toHaveURL(/age=5&date=.{10}&to=.{10}$/)
  await expect(page.getByRole('main')).toContainText('mit 5 Jahren')
})

test('P-02 a wheelchair place is found by a filter, and the event says how to reserve it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/de/programm')
  const tags = page.locator('summary', { hasText: 'Schlagwort' })
  await tags.click()
  await page.getByRole('link', { name: /^Rollstuhlplätze/ }).click()
  await expect(page).toHaveURL(/tag=\d+$/)
  const main = page.getByRole('main')
  await tags.click()
  await expect(
    main.getByRole('link', { name: 'Schlagwort: Rollstuhlplätze entfernen' }),
  ).toBeVisible()
  await main.getByRole('article').first().getByRole('link').first().click()
  const place = main.getByRole('heading', { name: 'Barrierefreiheit' }).locator('..')
  await expect(place).toContainText(
    /Rollstuhlplätze in|Rollstuhlplätze liegen|Rollstuhlplätze befinden/,
  )
  await expect(place.getByRole('link', { name: /^\+43/ })).toHaveAttribute('href', /^tel:\+43\d+$/)
  await expect(place.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
})

test('S-04 the way to the theatre is drawn', async ({ page }) => {
  await page.goto('/de/search?q=Anfahrt')
  await answers(page).getByRole('link').first().click()
  const plan = page.getByRole('img', { name: /^Plan: vom Bahnhof/ })
  await plan.scrollIntoViewIfNeeded()
  await expect(plan).toBeVisible()
})

test('S-04 press pictures are downloaded', async ({ page }) => {
  await page.goto('/de/search?q=Pressefotos')
  await answers(page).getByRole('link').first().click()
  const poster = page.getByRole('main').locator('a[download]').first()
  const [download] = await Promise.all([page.waitForEvent('download'), poster.click()])
  expect(download.suggestedFilename()).toMatch(/\.(?:jpg|webp|avif)$/)
})
