import { expect } from '@playwright/test'
import { fillFeedback, formPath, pdf } from '#support/form-pages.ts'
import { test } from '#support/journey.ts'

test.use({ javaScriptEnabled: false })

test('S-06 S-07 without JavaScript a refused form comes back with its errors and all input @core', async ({
  page,
  request,
}) => {
  await page.goto(await formPath(request, 'audition', 'de'))
  await page.getByLabel('Vor- und Nachname').fill('Anna Berger')
  await page
    .getByLabel('Was werden Sie zeigen?')
    .fill('Pamina „Ach, ich fühl’s“\nund <etwas> anderes')
  await page.getByLabel('Lebenslauf', { exact: false }).first().setInputFiles(pdf)
  const [response] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.getByRole('button', { name: 'Absenden' }).click(),
  ])
  expect([response.status(), response.headers()['cache-control']]).toEqual([
    422,
    'private, no-store',
  ])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vorsprechen und Vorsingen')
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(5)
  await expect(page.getByLabel('Geburtsdatum')).toHaveAccessibleDescription(
    'Dieses Feld ist ein Pflichtfeld!',
  )
  await expect(page.getByLabel('Vor- und Nachname')).toHaveValue('Anna Berger')
  await expect(page.getByLabel('Was werden Sie zeigen?')).toHaveValue(/Pamina[\s\S]*<etwas>/)
  await expect(page.getByRole('list', { name: 'Ihre Dateien' })).toContainText('Lebenslauf.pdf')

  await page.getByLabel('Geburtsdatum').fill('1999-02-28')
  await page.getByLabel('E-Mail', { exact: false }).first().fill('anna@example.org')
  await page.getByLabel('E-Mail wiederholen').fill('anna@example.org')
  await page.getByRole('radio', { name: 'Sängerin oder Sänger' }).check()
  await page.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check()
  await page.getByRole('button', { name: 'Absenden' }).click()
  await expect(page).toHaveURL(/\/de\/forms\/vorsprechen-und-vorsingen\/\d+\/danke$/)
  await expect(page.getByRole('heading', { name: 'Danke!' })).toBeVisible()
})

test('S-07 without JavaScript a form is accepted, and the address of its handler redirects to it @core', async ({
  page,
  request,
}) => {
  const path = await formPath(request, 'feedback', 'de')
  await page.goto(path)
  await fillFeedback(page, 'Ganz ohne Skript')
  await page.getByRole('button', { name: 'Absenden' }).click()
  await expect(page.getByText(/Montagsrunde\.$/)).toBeVisible()
  await page.goto(`${path}/eintrag`)
  await expect(page).toHaveURL(path)
})

test('X-09 a form from another site is refused @core', async ({ request }) => {
  const path = await formPath(request, 'feedback', 'de')
  const multipart = { urteil: 'gross', worte: 'Von woanders' }
  for (const headers of [
    { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'null' },
    { 'sec-fetch-site': 'same-site' },
    {},
  ]) {
    const response = await request.post(`${path}/eintrag`, { multipart, headers, maxRedirects: 0 })
    expect([headers, response.status()]).toEqual([headers, 403])
  }
})
