import { expect, type Page } from '@playwright/test'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { editor } from '#support/house/editor.ts'
import { waitForChange } from '#support/house/site-settings.ts'
import { test } from '#support/journey.ts'
import { watchPolicy } from './watch-policy.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const csv = (content: Buffer) => ({
  name: 'weiterleitungen.csv',
  mimeType: 'text/csv',
  buffer: content,
})

async function openImport(page: Page) {
  await page.goto('/admin/redirects')
  await page.getByLabel('Benutzername').fill(editor.username)
  await page.getByLabel('Passwort').fill(editor.password)
  await button(page, 'Anmelden').click()
  await page.getByRole('link', { name: 'CSV importieren' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weiterleitungen importieren')
}

test('X-10, X-12 redirects are imported from a spreadsheet: a preview, what is wrong by line, and then all of them', async ({
  page,
}) => {
  const violations = await watchPolicy(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await openImport(page)
  await expectNoA11yViolations(page)
  const path = `/de/frühling-${crypto.randomUUID()}`
  const headings = 'Sprache;Alter Pfad;Neuer Pfad'
  const status = page.getByRole('status')

  const file = page.getByLabel('CSV-Datei')
  await file.setInputFiles(
    csv(Buffer.from(`${headings}\nde;${path};/de/haus\nde;${path};haus`, 'latin1')),
  )
  await expect(status).toContainText('Vorschau: 1 neu, 0 geändert, 0 unverändert, 1 fehlerhaft')
  await expect(page.getByText(/^Zeile 3, Fehler: /)).toBeVisible()
  await expect(button(page, 'Importieren')).toHaveCount(0)
  await expectNoA11yViolations(page)

  await file.setInputFiles(csv(Buffer.from(`${headings}\nde;${path};/de/haus`, 'latin1')))
  await expect(status).toContainText('Vorschau: 1 neu, 0 geändert, 0 unverändert, 0 fehlerhaft')
  await expect(page.getByText(`Zeile 2, neu: de · ${path}`)).toBeVisible()
  await expectNoA11yViolations(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  await file.focus()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Importieren')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(status).toContainText('Importiert: 1 neu')
  await expect(async () => {
    const response = await page.request.get(encodeURI(path), { maxRedirects: 0 })
    expect(new URL(response.headers()['location']!, page.url()).pathname).toBe('/de/haus')
  }).toPass(waitForChange)
  expect(violations()).toEqual([])
})
