import { expect, type Page } from '@playwright/test'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { findRows, removeRows } from '#support/house/admin-rows.ts'
import { editor } from '#support/house/editor.ts'
import { waitForChange } from '#support/house/site-settings.ts'
import { test } from '#support/journey.ts'
import { watchPolicy } from './watch-policy.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const csv = (content: Buffer) => ({
  name: 'liste.csv',
  mimeType: 'text/csv',
  buffer: content,
})

async function openImport(page: Page, resource: string, title: string) {
  await page.goto(`/admin/${resource}`)
  await page.getByLabel('Benutzername').fill(editor.username)
  await page.getByLabel('Passwort').fill(editor.password)
  await button(page, 'Anmelden').click()
  await page.getByRole('link', { name: 'CSV importieren' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

test('X-10, X-12 redirects are imported from a spreadsheet: a preview, what is wrong by line, and then all of them @core', async ({
  page,
}) => {
  const violations = await watchPolicy(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await openImport(page, 'redirects', 'Weiterleitungen importieren')
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

test('X-12 persons are imported from a spreadsheet in Latin-1 or with a byte order mark: one wrong line is named and stops all', async ({
  page,
}) => {
  await openImport(page, 'persons', 'Personen importieren')
  const surname = `Größling-${crypto.randomUUID().slice(0, 8)}`
  const headings = 'Vorname;Nachname;Beruf (Deutsch);Gruppe'
  const lines = [`Jürgen;${surname};Bühnenbild;Gäste`, `Änne;${surname};Souffleuse;`]
  const file = page.getByLabel('CSV-Datei')
  const status = page.getByRole('status')
  const stored = () => findRows(page.request, 'persons', `search=${encodeURIComponent(surname)}`)

  // As a spreadsheet program of Windows saves it, with a line without a surname.
  const wrong = [headings, lines[0], 'Zoë;;Geige;', lines[1]].join('\r\n')
  await file.setInputFiles(csv(Buffer.from(wrong, 'latin1')))
  await expect(status).toContainText('Vorschau: 2 neu, 0 geändert, 0 unverändert, 1 fehlerhaft')
  await expect(page.getByText('Zeile 3, Fehler: Zoë')).toBeVisible()
  await expect(page.getByText(/^Nachname: /)).toBeVisible()
  await expect(page.getByText(`Zeile 2, neu: Jürgen · ${surname} · Bühnenbild`)).toBeVisible()
  await expect(button(page, 'Importieren')).toHaveCount(0)
  expect(await stored()).toEqual([])

  const right = `\uFEFF${[headings, ...lines].join('\n')}`
  await file.setInputFiles(csv(Buffer.from(right)))
  await expect(status).toContainText('Vorschau: 2 neu, 0 geändert, 0 unverändert, 0 fehlerhaft')
  const group = page.getByRole('definition').filter({ hasText: 'Gäste' })
  await expect(group, 'a group is named in the preview').toHaveCount(1)
  await button(page, 'Importieren').click()
  await expect(status).toContainText('Importiert: 2 neu')
  const found = await stored()
  expect(found).toMatchObject([{ last_name: surname }, { last_name: surname }])
  await removeRows(
    page.request,
    found.map(({ id }) => ['persons', id] as const),
  )
})
