import { expect, type Page } from '@playwright/test'

/** What a visitor searches for, and where the first answer leads. */
export type Errand = {
  term: string
  language: 'de' | 'en'
  place: RegExp
  /** A text of that place. */
  shows?: string
}

/** Two steps: a search, and the link of its first answer. */
export async function expectErrand(page: Page, { term, language, place, shows }: Errand) {
  await page.goto(`/${language}/search?q=${encodeURIComponent(term)}`)
  await answers(page).getByRole('link').first().click()
  await expect(page, term).toHaveURL(place)
  if (shows) await expect(page.getByRole('main').getByText(shows).first(), term).toBeVisible()
}

export const answers = (page: Page) => page.getByRole('region', { name: /^(?:Antworten|Answers)$/ })

/** A question without an answer of editors: the first result is the production, and its page has the cast. */
export async function expectCastOfHamlet(page: Page, language: 'de' | 'en') {
  const question = { de: 'Wer spielt Hamlet?', en: 'Who plays Hamlet?' }[language]
  await page.goto(`/${language}/search?q=${encodeURIComponent(question)}`)
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/(?:produktionen|productions)\/hamlet\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hamlet')
  const cast = page.getByRole('heading', { name: { de: 'Besetzung', en: 'Cast' }[language] })
  await expect(cast.locator('..')).toContainText('Elias Froschauer')
}
