import { expect, type Page } from '@playwright/test'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import {
  addRow,
  changeField,
  findRows,
  readRow,
  removeRows,
  statusOfRow,
} from '#support/house/admin-rows.ts'
import { editor } from '#support/house/editor.ts'
import { test } from '#support/journey.ts'
import { waitForIdle } from '#support/wait-for-idle.ts'
import { chooseRow } from './choose-row.ts'
import { watchPolicy } from './watch-policy.ts'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function logIn(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByLabel('Benutzername').fill(editor.username)
  await page.getByLabel('Passwort').fill(editor.password)
  await button(page, 'Anmelden').click()
}

async function expectNoViolations(page: Page): Promise<void> {
  await waitForIdle(page)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expectNoA11yViolations(page)
}

const idIn = (page: Page) => Number(new URL(page.url()).pathname.split('/').at(-1))

test('X-12 staff add a production with its cast and a date with prices, which are on the site at once', async ({
  page,
}) => {
  const violations = await watchPolicy(page)
  await logIn(page, '/admin/productions/create')
  await page.getByLabel('Titel (Deutsch) *').fill('Der Nussbaum')
  await chooseRow(page, 'Schlagwörter', 'Barrierefrei')
  const credits = page.getByRole('group', { name: 'Mitwirkende' })
  await credits.getByRole('button', { name: 'Hinzufügen' }).click()
  await chooseRow(page, 'Person', 'Aalb')
  await page.getByLabel('Wo *').click()
  await page.getByRole('option', { name: 'Besetzung' }).click()
  await page.getByLabel('Funktion oder Rolle (Deutsch) *').fill('Die Nuss')
  await expectNoViolations(page)
  await button(page, 'Speichern').click()
  await expect(page).toHaveURL(/\/admin\/productions\/\d+$/)
  const production = idIn(page)

  await page.goto('/admin/events/create')
  await chooseRow(page, 'Produktion', 'Der Nussbaum')
  await page.getByLabel('Tag *').fill('2021-03-04')
  await page.getByLabel('Beginn').fill('19:30')
  await chooseRow(page, 'Spielort', 'Stadttheater')
  const prices = page.getByRole('group', { name: 'Preise' })
  await prices.getByRole('button', { name: 'Hinzufügen' }).click()
  await page.getByLabel('Name der Kategorie (Deutsch) *').fill('Kategorie 1')
  await chooseRow(page, 'Preisart', '')
  await page.getByLabel('Preis *').fill('-1')
  await button(page, 'Speichern').click()
  await expect(main(page).getByText('Bitte geben Sie mindestens 0 ein.')).toBeVisible()
  await page.getByLabel('Preis *').fill('24.50')
  await button(page, 'Speichern').click()
  await expect(main(page).getByText(/schon vorbei/)).toBeVisible()
  await expectNoViolations(page)
  await page.getByLabel('Tag *').fill('2031-03-04')
  await button(page, 'Speichern').click()
  await expect(page).toHaveURL(/\/admin\/events\/\d+$/)
  const event = idIn(page)
  await expect(page.getByRole('combobox', { name: 'Produktion' })).toHaveValue('Der Nussbaum')
  await expect(page.getByLabel('Preis *')).toHaveValue('24.50')
  await expectNoViolations(page)

  await main(page)
    .getByRole('link', { name: /^Auf der Website ansehen/ })
    .click()
  await expect(heading(page)).toContainText('Der Nussbaum')
  await expect(main(page)).toContainText('24,50')
  await changeField(page.request, {
    resource: 'productions',
    id: production,
    name: 'title',
    value: { de: 'Die Nuss' },
  })
  await untilShown(page, 'Die Nuss')
  await changeField(page.request, {
    resource: 'events',
    id: event,
    name: 'day',
    value: '2031-03-11',
  })
  await untilShown(page, '"previousStartDate":"2031-03-04T19:30:00+01:00"')
  await removeRows(page.request, [
    ['events', event],
    ['productions', production],
  ])
  expect(violations()).toEqual([])
})

/** Until visitors see a text on a page; how soon that is, the bench `change-to-visible` measures. */
async function untilShown(page: Page, text: string): Promise<void> {
  const address = page.url()
  await expect(async () => {
    expect(await (await page.request.get(address)).text()).toContain(text)
  }).toPass({ intervals: [20], timeout: 20_000 })
}

test('X-12 what is in use is not deleted: staff see where, and put another one in its place', async ({
  page,
}) => {
  await logIn(page, '/admin/venues')
  await expect(heading(page)).toHaveText('Spielorte')
  const { request } = page
  const add = (resource: string, values: object) => addRow(request, resource, values)
  const old = await add('venues', { name: { de: 'Altes Kino' }, city: 'Linz' })
  const next = await add('venues', { name: { de: 'Neues Kino' }, city: 'Linz' })
  const room = await add('rooms', { venue: old, name: { de: 'Kinosaal' } })
  const event = await add('events', {
    title: { de: 'Stummfilm' },
    day: '2031-03-05',
    venue: old,
    room,
  })
  await page.goto(`/admin/venues/${old}`)
  await button(page, 'Löschen').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Das wird noch verwendet und kann nicht gelöscht werden.')
  await expect(dialog.getByRole('listitem')).toHaveText([
    'Saal: Kinosaal',
    'Termin: 2031-03-05 Stummfilm',
  ])
  await expect(dialog.getByRole('link', { name: 'Kinosaal' })).toHaveAttribute(
    'href',
    `/admin/rooms/${room}`,
  )
  await expectNoViolations(page)
  await chooseRow(page, 'Ersetzen durch', 'Neues Kino')
  await button(page, 'Ersetzen und löschen').click()
  await expect(heading(page)).toHaveText('Spielorte')
  expect(await statusOfRow(request, 'venues', old)).toBe(404)
  expect(await readRow(request, 'rooms', room)).toMatchObject({ venue: next })
  expect(await readRow(request, 'events', event)).toMatchObject({ venue: next, room })
  await removeRows(request, [
    ['events', event],
    ['rooms', room],
    ['venues', next],
  ])
})

test('X-12 an event is copied, and gets a run of dates with an exception in one form', async ({
  page,
}) => {
  await logIn(page, '/admin/venues')
  await expect(heading(page)).toHaveText('Spielorte')
  const { request } = page
  const first = await addRow(request, 'events', {
    title: { de: 'Lesung' },
    day: '2032-03-01',
    local_time: '19:30',
    venue: 1,
    prices: [{ name: { de: 'Karte' }, sale_type: 1, price_cents: 1200 }],
  })
  await page.goto(`/admin/events/${first}`)
  await main(page).getByRole('link', { name: 'Kopieren' }).click()
  await expect(heading(page)).toHaveText('Termin anlegen')
  await expect(page.getByLabel('Preis *')).toHaveValue('12.00')
  await page.getByLabel('Tag *').fill('2032-03-02')
  await button(page, 'Speichern').click()
  await expect(page).toHaveURL(/\/admin\/events\/\d+$/)
  const copy = idIn(page)
  const price = { name: { de: 'Karte' }, price_cents: 1200 }
  expect(await readRow(request, 'events', copy)).toMatchObject({
    day: '2032-03-02',
    prices: [price],
  })

  await button(page, 'Weitere Termine').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Von').fill('2032-03-02')
  await dialog.getByLabel('Bis').fill('2032-03-07')
  await dialog.getByLabel('Freitag').check()
  await dialog.getByLabel('Dienstag').check()
  await dialog.getByLabel('Uhrzeiten').fill('15:00, 19:30')
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Anlegen' }).click()
  await expect(dialog).toContainText('Di., 2.3.2032, 19:30: Diesen Termin gibt es schon.')
  await dialog.getByLabel('Di., 2.3.2032').uncheck()
  await dialog.getByRole('button', { name: 'Anlegen' }).click()
  await expect(page.getByText('2 Termine angelegt')).toBeVisible()
  const query = 'search=Lesung&day_from=2032-03-03&day_to=2032-03-07'
  const found = await findRows(request, 'events', query)
  expect(found).toMatchObject([
    { day: '2032-03-05', local_time: '15:00:00' },
    { day: '2032-03-05', local_time: '19:30:00' },
  ])
  const ids = [first, copy, ...found.map(({ id }) => id)]
  await removeRows(
    request,
    ids.map((id) => ['events', id]),
  )
})
