import { expect, type Page } from '@playwright/test'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { addRow, changeField, removeRows } from '#support/house/admin-rows.ts'
import { publishPage } from '#support/house/cms-page.ts'
import { editor } from '#support/house/editor.ts'
import { waitForChange } from '#support/house/site-settings.ts'
import { test } from '#support/journey.ts'
import { watchPolicy } from './watch-policy.ts'

const main = (page: Page) => page.getByRole('main')

const nameOfMonth = (day: Date) =>
  new Intl.DateTimeFormat('de-AT', { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(day)

async function logIn(page: Page) {
  await page.goto('/admin/audit')
  await page.getByLabel('Benutzername').fill(editor.username)
  await page.getByLabel('Passwort').fill(editor.password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Änderungen')
}

test('X-12 publishers see who changed what when, and filter it by resource, person and day', async ({
  page,
}) => {
  const violations = await watchPolicy(page)
  await logIn(page)
  const title = `Sturmwarnung ${crypto.randomUUID()}`
  const id = await addRow(page.request, 'breaking-news', { title: { de: title } })
  const change = {
    resource: 'breaking-news',
    id,
    name: 'text',
    value: { de: 'Karten bleiben gültig.' },
  }
  await changeField(page.request, change)

  await page.reload()
  await expect(main(page).getByText(title)).toBeVisible()
  await expectNoA11yViolations(page)
  await page.getByLabel('Bereich').click()
  await page.getByRole('option', { name: 'Aktuelle Meldungen' }).click()
  await page.getByLabel('Person').click()
  await page.getByRole('option', { name: 'Renate Aigner' }).click()
  await page.getByLabel('Was getan wurde').click()
  await page.getByRole('option', { name: 'Geändert' }).click()
  await page.getByLabel('Von', { exact: true }).fill('2020-01-01')
  await expect(page).toHaveURL(
    /resource=breaking-news&account=\d+&change=changed&date_from=2020-01-01/,
  )
  // What is shown is in the address: after a reload, and one step back.
  await page.reload()
  await expect(page.getByLabel('Was getan wurde')).toHaveText('Geändert')
  await page.goBack()
  await expect(page.getByLabel('Von', { exact: true })).toHaveValue('')
  await expect(page.getByLabel('Was getan wurde')).toHaveText('Geändert')
  await page.goForward()
  const exported = main(page).getByRole('link', { name: 'Als CSV exportieren' })
  const file = await page.request.get((await exported.getAttribute('href'))!)
  expect(await file.text()).toContain('Karten bleiben gültig.')
  expect(await file.text()).not.toContain('"Angelegt"')
  const newest = main(page).getByRole('listitem').first()
  await expect(newest).toContainText('Renate Aigner')
  await expect(newest).toContainText('Karten bleiben gültig.')
  await expect(newest).not.toContainText(title)
  await page.setViewportSize({ width: 320, height: 700 })
  // The menu that was beside the page would be over it.
  await page.reload()
  await expect(newest).toBeVisible()
  await expectNoA11yViolations(page)
  await newest.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/admin/breaking-news/${id}$`))

  await page.goto('/admin/audit?date_to=2020-01-01')
  await expect(main(page).getByText('0 Änderungen')).toBeVisible()
  await removeRows(page.request, [['breaking-news', id]])
  expect(violations()).toEqual([])
})

test('L-11, X-12 an alert is on the site as soon as it is switched on @core', async ({ page }) => {
  await logIn(page)
  const title = `Vorstellung entfällt ${crypto.randomUUID()}`
  const id = await addRow(page.request, 'breaking-news', { title: { de: title } })
  const shows = async () => (await (await page.request.get('/de/haus')).text()).includes(title)
  expect(await shows()).toBe(false)
  await changeField(page.request, { resource: 'breaking-news', id, name: 'is_online', value: true })
  await expect.poll(shows, waitForChange).toBe(true)
  await changeField(page.request, {
    resource: 'breaking-news',
    id,
    name: 'is_online',
    value: false,
  })
  await expect.poll(shows, waitForChange).toBe(false)
  await removeRows(page.request, [['breaking-news', id]])
})

test('P-17, X-12 opening hours and exceptions are a calendar, in which a day leads to the form of its exception', async ({
  page,
}) => {
  await logIn(page)
  const { request } = page
  const day = `${new Date().getUTCFullYear() + 1}-01-14`
  const exception = await addRow(request, 'opening-exceptions', { day })
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/admin/opening-exceptions')
  const next = page.getByRole('button', { name: 'Nächster Monat' })
  const shown = main(page).getByRole('heading', { level: 3 })
  const today = new Date()
  for (let month = today.getUTCMonth() + 1; month <= 12; month += 1) {
    await next.click()
    await expect(shown).toHaveText(nameOfMonth(new Date(Date.UTC(today.getUTCFullYear(), month))))
  }
  const closed = main(page).getByRole('link', { name: / 14\.1\. Ausnahme geschlossen/ })
  await expect(closed).toBeVisible()
  await expectNoA11yViolations(page)
  await closed.click()
  await expect(page.getByLabel('Tag *')).toHaveValue(day)
  await removeRows(request, [['opening-exceptions', exception]])
})

test('X-12 L-10 publishers see which pages have links that stay in view, and edit them there', async ({
  page,
}) => {
  await logIn(page)
  const text = `Mitglied werden ${crypto.randomUUID().slice(0, 8)}`
  const { address, remove } = await publishPage({
    path: `freunde-${crypto.randomUUID().slice(0, 8)}`,
    modules: [
      { kind: 'link', link_text: text, link: '/de/haus', extra_class: 'button', sticky: true },
    ],
  })
  await page.goto('/admin/sticky-links')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Angeheftete Links')
  await expect(main(page).getByText(/^\d+ Links?$/)).toBeVisible()
  await page.getByLabel('Text', { exact: true }).fill(text)
  await page.keyboard.press('Enter')
  await expect(main(page).getByText('1 Link', { exact: true })).toBeVisible()
  const row = main(page).getByRole('listitem').filter({ hasText: text })
  await expect(row).toContainText(/auf „.+“ \(DE\), führt zu \/de\/haus/)
  await expectNoA11yViolations(page)
  await row.getByRole('link', { name: /^Text bearbeiten: / }).click()
  await expect(page).toHaveURL(`${address}?edit`)
  await expect(page.getByRole('region', { name: 'Seite bearbeiten' })).toBeVisible()
  await remove()
})
