import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { addRow, readRow, removeRows } from '#support/house/admin-rows.ts'
import { editor } from '#support/house/editor.ts'
import { releasePlaces, sellPlace } from '#support/house/sold-tickets.ts'
import { test } from '#support/journey.ts'
import { watchPolicy } from './watch-policy.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const seat = (page: Page, name: string | RegExp) => page.getByRole('option', { name })

type SavedPlace = { id: number; seat_label: string; [field: string]: unknown }

async function logIn(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByLabel('Benutzername').fill(editor.username)
  await page.getByLabel('Passwort').fill(editor.password)
  await button(page, 'Anmelden').click()
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).click()
}

test('X-12 a hall is drawn with the mouse and with the keyboard, painted, and keeps what is sold when it is changed', async ({
  page,
}) => {
  const violations = await watchPolicy(page)
  await logIn(page, '/admin/venues')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spielorte')
  const { request } = page
  const venue = await addRow(request, 'venues', { name: { de: 'Probenhaus' }, city: 'Linz' })
  const room = await addRow(request, 'rooms', { venue, name: { de: 'Probesaal' } })
  const places = async () => (await readRow(request, 'rooms', room))['places'] as SavedPlace[]
  await page.goto(`/admin/rooms/${room}`)

  await page.getByLabel('Neue Platzgruppe').fill('Parkett')
  await button(page, 'Platzgruppe anlegen').click()
  await page.getByLabel('Anzahl der Plätze').fill('3')
  await button(page, 'Reihe hinzufügen').click()
  await page.getByLabel('Wölbung (0: gerade)').fill('60')
  await button(page, 'Reihe hinzufügen').click()
  await expect(seat(page, /^Reihe/)).toHaveCount(6)
  await page.getByLabel('Neue Platzgruppe').fill('Loge')
  await button(page, 'Platzgruppe anlegen').click()
  await expect(page.getByRole('list', { name: 'Platzgruppen' })).toContainText('Loge: 0 Plätze')

  const drawing = page.getByRole('listbox', { name: 'Plätze des Saals' })
  await drawing.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page.getByText('2 Plätze gewählt')).toBeVisible()
  await choose(page, 'Platzgruppe geben', 'B Loge')
  await seat(page, 'Reihe 1, Platz 1, Parkett').click()
  await choose(page, 'Art geben', 'Rollstuhlplatz')
  await expect(seat(page, 'Reihe 1, Platz 1, Parkett, Rollstuhlplatz')).toBeVisible()
  await button(page, 'Reihe 2: Bearbeiten').click()
  await page.getByRole('checkbox', { name: 'Reihe 2, Platz 3, Parkett' }).check()
  await seat(page, 'Reihe 2, Platz 3, Parkett').click()
  await button(page, 'Sperren').click()
  await button(page, 'Plätze löschen').click()
  await expect(seat(page, /^Reihe/)).toHaveCount(5)
  await button(page, 'Rückgängig').click()
  await expect(seat(page, 'Reihe 2, Platz 3, Parkett, gesperrt')).toBeVisible()
  await expectNoA11yViolations(page)
  await button(page, 'Speichern').click()
  await expect(page.getByText(/Geändert von .*: Saalplan/)).toBeVisible()
  expect(await places()).toMatchObject([
    { row_label: '1', seat_label: '1', kind: 'wheelchair', y: 100 },
    { row_label: '1', seat_label: '2', kind: 'standard', x: 0 },
    { row_label: '1', seat_label: '3', is_blocked: false },
    { row_label: '2', seat_label: '1', y: 200 },
    { row_label: '2', seat_label: '2', y: 260 },
    { row_label: '2', seat_label: '3', is_blocked: true },
  ])
  const [, sold] = await places()

  const event = await addRow(request, 'events', {
    title: { de: 'Probe' },
    day: '2032-03-01',
    venue,
    room,
    seat_groups: [{ seat_group: sold!['seat_group'] }],
  })
  await sellPlace(event, sold!.id)
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`/admin/rooms/${room}`)
  await seat(page, 'Reihe 1, Platz 2, Parkett, eine Karte').click()
  await button(page, 'Plätze löschen').click()
  await expect(
    page.getByText(/Für einen entfernten Platz gibt es Karten .*eine Karte/),
  ).toBeVisible()
  await expect(page.getByText(/bleiben gültig/)).toBeVisible()
  await expectNoA11yViolations(page)
  await button(page, 'Speichern').click()
  await expect.poll(async () => (await places()).length).toBe(5)
  const found = await request.get(`/admin/api/de/rooms/${room}/sold-places/`)
  expect(await found.json()).toEqual({ places: [{ id: sold!.id, tickets: 1 }] })

  await page.goto('/admin/events/create')
  await page.getByRole('combobox', { name: 'Spielort' }).fill('Probenhaus')
  await page.getByRole('option', { name: 'Probenhaus' }).first().click()
  await choose(page, 'Saal', 'Probesaal')
  const groups = page.getByRole('group', { name: 'Platzgruppen' })
  await groups.getByRole('button', { name: 'Hinzufügen' }).click()
  // A new row has the focus, and its list is open.
  await expect(page.getByRole('option')).toHaveText([/Probesaal Parkett/, /Probesaal Loge/])

  await releasePlaces(event)
  await removeRows(request, [
    ['events', event],
    ['rooms', room],
    ['venues', venue],
  ])
  expect(violations()).toEqual([])
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } })

  test('X-12 a finger chooses places by tapping, draws over several, and paints and moves them', async ({
    page,
  }) => {
    await logIn(page, '/admin/venues')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spielorte')
    const { request } = page
    const venue = await addRow(request, 'venues', { name: { de: 'Fingerhaus' }, city: 'Linz' })
    const room = await addRow(request, 'rooms', { venue, name: { de: 'Fingersaal' } })
    await page.goto(`/admin/rooms/${room}`)
    for (const group of ['Parkett', 'Loge']) {
      await page.getByLabel('Neue Platzgruppe').fill(group)
      await button(page, 'Platzgruppe anlegen').tap()
      await expect(page.getByRole('list', { name: 'Platzgruppen' })).toContainText(group)
    }
    await page.getByLabel('Anzahl der Plätze').fill('4')
    await button(page, 'Reihe hinzufügen').tap()
    const second = seat(page, 'Reihe 1, Platz 2, Parkett')
    await second.tap()
    await expect(page.getByText('1 Platz gewählt')).toBeVisible()
    const box = (await second.locator('circle').boundingBox())!
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24)

    await button(page, 'Plätze wählen').tap()
    await drawWithFinger(page, { from: seat(page, /Platz 3,/), to: seat(page, /Platz 4,/) })
    await expect(page.getByText('3 Plätze gewählt')).toBeVisible()
    await choose(page, 'Platzgruppe geben', 'B Loge')
    await expect(seat(page, /Loge$/)).toHaveCount(3)
    await expectNoA11yViolations(page)
    await button(page, 'Speichern').tap()
    await expect(page.getByText(/Geändert von .*: Saalplan/)).toBeVisible()
    await removeRows(request, [
      ['rooms', room],
      ['venues', venue],
    ])
  })
})

/** Draws a rectangle around two places. */
async function drawWithFinger(page: Page, { from, to }: { from: Locator; to: Locator }) {
  // Beside the bars at the top and the bottom of a small screen.
  await from.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const [first, last] = [(await from.boundingBox())!, (await to.boundingBox())!]
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: object[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points as never })
  const start = { x: first.x - 2, y: first.y - 6 }
  const end = { x: last.x + last.width + 2, y: last.y + last.height + 6 }
  await touch('touchStart', [start])
  await touch('touchMove', [{ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }])
  await touch('touchMove', [end])
  await touch('touchEnd', [])
}

test('X-12 sponsors of a production are put in order with the keyboard', async ({ page }) => {
  await logIn(page, '/admin/sponsors')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sponsoren')
  const { request } = page
  const first = await addRow(request, 'sponsors', { name: 'Sparverein' })
  const second = await addRow(request, 'sponsors', { name: 'Brauerei' })
  const title = { de: 'Der Gönner' }
  const production = await addRow(request, 'productions', { title, sponsors: [first, second] })
  await page.goto(`/admin/productions/${production}`)
  const order = page.getByRole('group', { name: 'Reihenfolge: Sponsoren' })
  await expect(order.getByRole('listitem')).toHaveText([/^Sparverein/, /^Brauerei/])
  await order.getByRole('button', { name: 'Brauerei nach oben' }).focus()
  await page.keyboard.press('Enter')
  await expect(order.getByRole('listitem')).toHaveText([/^Brauerei/, /^Sparverein/])
  await button(page, 'Speichern').click()
  await expect
    .poll(async () => (await readRow(request, 'productions', production))['sponsors'])
    .toEqual([second, first])
  await removeRows(request, [
    ['productions', production],
    ['sponsors', first],
    ['sponsors', second],
  ])
})
