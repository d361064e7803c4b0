import { expect, type Page } from '@playwright/test'
import { test } from '#support/journey.ts'
import { headline } from '#support/pages.ts'

/** Two steps: a search, and the link of its first answer. */
const errands = [
  { term: 'heute abend', place: /\/de\/programm\?date=(.{10})&to=\1$/ },
  { term: 'tonight', language: 'en', place: /\/en\/events\?date=(.{10})&to=\1$/ },
  { term: 'Kinder am Wochenende', place: /\/de\/programm\?date=.{10}&tag=\d+&to=.{10}$/ },
  { term: 'rollstuhl', place: /\/de\/haus\/barrierefreiheit$/, shows: 'Rollstuhl' },
  { term: 'rollstuhlplatz', place: /\/de\/programm\?tag=\d+$/ },
  { term: 'wheelchair places', language: 'en', place: /\/en\/events\?tag=\d+$/ },
  { term: 'gutschein', place: /\/de\/service#gutscheine$/, shows: 'Einen Abend verschenken' },
  {
    term: 'gift voucher',
    language: 'en',
    place: /\/en\/service#gift-vouchers$/,
    shows: 'Give someone an evening',
  },
  { term: 'Abos', place: /\/de\/service\/abonnements$/, shows: 'Familien-Abo' },
  { term: 'parken', place: /\/de\/besuch#anreise$/, shows: 'Tiefgarage Stadtplatz' },
  { term: 'newsletter', place: /\/de\/forms\/newsletter\/\d+$/, shows: 'Newsletter' },
  { term: 'Studentenkarten', place: /\/de\/service#ermaessigungen$/, shows: 'Unter 27' },
] as const

for (const { term, place, ...more } of errands) {
  const language = 'language' in more ? more.language : 'de'
  test(`S-04 "${term}" is answered, and the answer links there`, async ({ page }) => {
    await page.goto(`/${language}/search?q=${encodeURIComponent(term)}`)
    await answers(page).getByRole('link').first().click()
    await expect(page).toHaveURL(place)
    if ('shows' in more) {
      await expect(page.getByRole('main').getByText(more.shows).first()).toBeVisible()
    }
  })
}

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

test('S-04 a question such as who plays Hamlet is understood', async ({ page }) => {
  await page.goto(`/de/search/others?q=${encodeURIComponent('Wer spielt Hamlet?')}`)
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await expect(headline(page)).toContainText('Hamlet')
  await expect(page.getByRole('main')).toContainText('Besetzung')
})

const answers = (page: Page) => page.getByRole('region', { name: /^(?:Antworten|Answers)$/ })
