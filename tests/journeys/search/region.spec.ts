import { expect, type Page } from '@playwright/test'
import { answers, type Errand, expectCastOfHamlet, expectErrand } from './expect-errand.ts'
import { test } from '#support/journey.ts'
import { oneOfTwo } from '#support/pairwise.ts'

const errands: Errand[] = [
  { language: 'de', term: 'heute abend', place: /\/de\/programm\?date=(.{10})&to=\1$/ },
  { language: 'en', term: 'tonight', place: /\/en\/events\?date=(.{10})&to=\1$/ },
  {
    language: 'de',
    term: 'Kinder nächstes Wochenende',
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
    place: /\/de\/besuch#barrierefreiheit$/,
    shows: 'Sensenwerk',
  },
  { language: 'de', term: 'Rollstuhlplätze', place: /\/de\/programm\?tag=\d+$/ },
  { language: 'en', term: 'wheelchair places', place: /\/en\/events\?tag=\d+$/ },
  {
    language: 'de',
    term: 'gutschein',
    place: /\/de\/service#gutscheine$/,
    shows: 'in jedem der sechs Häuser',
  },
  {
    language: 'en',
    term: 'gift voucher',
    place: /\/en\/service#gift-vouchers$/,
    shows: 'in each of the six houses',
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
  { language: 'de', term: 'Anfahrt', place: /\/de\/besuch#anreise$/, shows: 'Zehenthof' },
  {
    language: 'en',
    term: 'getting there',
    place: /\/en\/visit#getting-here$/,
    shows: 'Tithe Barn',
  },
  { language: 'de', term: 'parken', place: /\/de\/besuch#anreise$/, shows: 'Alter Bahnhof' },
  { language: 'en', term: 'parking', place: /\/en\/visit#getting-here$/, shows: 'Old Station' },
  { language: 'de', term: 'Pressefotos', place: /\/de\/presse#pressebilder$/, shows: 'Hamlet' },
  {
    language: 'en',
    term: 'press pictures',
    place: /\/en\/press#press-pictures$/,
    shows: 'Hamlet',
  },
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

// Without JavaScript all of them are asked below.
for (const errand of oneOfTwo(errands)) {
  test(`S-04 L-20 in the region “${errand.term}” is answered in ${errand.language} in its own words, and the answer leads there`, async ({
    page,
  }) => {
    await expectErrand(page, errand)
    await page.goBack()
    await expect(answers(page)).not.toContainText(/Spielplan|Theaterkassa|programme/)
  })
}

for (const language of ['de', 'en'] as const) {
  test(`S-04 L-20 in the region a question such as who plays Hamlet is understood in ${language}`, async ({
    page,
  }) => {
    await expectCastOfHamlet(page, language)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const language of ['de', 'en'] as const) {
    test(`S-04 L-15 L-20 in the region every question is answered in ${language}`, async ({
      page,
    }) => {
      for (const errand of errands.filter((one) => one.language === language)) {
        await expectErrand(page, errand)
      }
      await expectCastOfHamlet(page, language)
    })
  }
})

test('P-02 L-20 in the region every house has dates with wheelchair places, and each date says how to reserve one', async ({
  page,
}) => {
  await page.goto('/de/search?q=Rollstuhlpl%C3%A4tze')
  await page
    .getByRole('region', { name: 'Antworten' })
    .getByRole('link', { name: 'Zu den Terminen' })
    .click()
  await pressHouses(page)
  for (const house of ['Zehenthof', 'Musikheim', 'Lichtspiele', 'Sensenwerk', 'Alter Bahnhof']) {
    await expect(page.getByRole('link', { name: new RegExp(`^${house}`) }).first()).toBeVisible()
  }
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Sensenwerk/ })
    .first()
    .click()
  await expect(page).toHaveURL(/tag=\d+&venue=\d+$/)
  await pressHouses(page)
  await page.locator('main article:visible').first().getByRole('link').first().click()
  const place = page.getByRole('heading', { name: 'Barrierefreiheit' }).locator('..')
  await expect(place).toContainText('Vier Rollstuhlplätze')
  await expect(place.getByRole('link', { name: /^\+43/ })).toHaveAttribute('href', /^tel:\+43\d+$/)
})

const pressHouses = (page: Page) =>
  page.getByRole('main').locator('summary', { hasText: 'Haus' }).click()
