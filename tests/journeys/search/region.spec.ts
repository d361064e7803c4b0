import { expect, type Page } from '@playwright/test'
import { test } from '#support/journey.ts'
import { headline } from '#support/pages.ts'

/** Two steps: a search, and the link of its first answer. */
const errands = [
  { term: 'heute abend', place: /\/de\/programm\?date=(.{10})&to=\1$/ },
  { term: 'tonight', language: 'en', place: /\/en\/events\?date=(.{10})&to=\1$/ },
  { term: 'Kinder nächstes Wochenende', place: /\/de\/programm\?date=.{10}&tag=\d+&to=.{10}$/ },
  { term: 'rollstuhl', place: /\/de\/besuch#barrierefreiheit$/, shows: 'Sensenwerk' },
  { term: 'Rollstuhlplätze', place: /\/de\/programm\?tag=\d+$/ },
  { term: 'gutschein', place: /\/de\/service#gutscheine$/, shows: 'in jedem der sechs Häuser' },
  {
    term: 'gift voucher',
    language: 'en',
    place: /\/en\/service#gift-vouchers$/,
    shows: 'in each of the six houses',
  },
  { term: 'Abos', place: /\/de\/service\/abonnements$/, shows: 'Familien-Abo' },
  { term: 'Anfahrt', place: /\/de\/besuch#anreise$/, shows: 'Zehenthof' },
  { term: 'parken', place: /\/de\/besuch#anreise$/, shows: 'Alter Bahnhof' },
  { term: 'Pressefotos', place: /\/de\/presse#pressebilder$/, shows: 'Hamlet' },
  { term: 'newsletter', place: /\/de\/forms\/newsletter\/\d+$/, shows: 'Newsletter' },
  { term: 'Studentenkarten', place: /\/de\/service#ermaessigungen$/, shows: 'Unter 27' },
] as const

for (const { term, place, ...more } of errands) {
  const language = 'language' in more ? more.language : 'de'
  test(`S-04 L-20 in the region „${term}“ is answered in its own words, and the answer leads there`, async ({
    page,
  }) => {
    await page.goto(`/${language}/search?q=${encodeURIComponent(term)}`)
    const answers = page.getByRole('region', { name: /^(?:Antworten|Answers)$/ })
    await expect(answers).not.toContainText(/Spielplan|Theaterkassa|programme/)
    await answers.getByRole('link').first().click()
    await expect(page).toHaveURL(place)
    if ('shows' in more) {
      await expect(page.getByRole('main').getByText(more.shows).first()).toBeVisible()
    }
  })
}

test('S-04 L-20 in the region a question such as who plays Hamlet is understood', async ({
  page,
}) => {
  await page.goto(`/de/search/others?q=${encodeURIComponent('Wer spielt Hamlet?')}`)
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await expect(headline(page)).toContainText('Hamlet')
  await expect(page.getByRole('main')).toContainText('Besetzung')
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
