import { expect, type Page } from '@playwright/test'
import { addRow, readRow } from '#support/house/admin-rows.ts'
import { editor } from '#support/house/editor.ts'
import { placeOrder } from '#support/house/placed-order.ts'
import { readMail } from '#support/house/read-mail.ts'
import { addSeatsForSale } from '#support/house/seats-for-sale.ts'
import { waitForChange } from '#support/house/site-settings.ts'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { test } from '#support/journey.ts'
import { waitForIdle } from '#support/wait-for-idle.ts'
import { watchPolicy } from './watch-policy.ts'

type EventRow = { day: string; venue: number; room: number }

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

test(
  'E-11, R-20, X-12 a short week of the theatre: a production, a sold ticket, a date that moves and one that is cancelled, on the site, in its calendar and for machines',
  { tag: '@full' },
  async ({ page }) => {
    const violations = await watchPolicy(page)
    const title = `Der Wetterfrosch ${Date.now()}`
    const sold = await addSeatsForSale(1, `week-${crypto.randomUUID()}`)
    await page.goto('/admin/productions')
    await page.getByLabel('Benutzername').fill(editor.username)
    await page.getByLabel('Passwort').fill(editor.password)
    await button(page, 'Anmelden').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Produktionen')
    const { request } = page
    const production = await addRow(request, 'productions', {
      title: { de: title, en: 'The Frog' },
    })
    const { day, venue, room } = (await readRow(request, 'events', sold.id)) as EventRow
    await changeEvent(page, sold.id, { production, title: { de: '', en: '' } })
    const second = await addRow(request, 'events', {
      production,
      day: dayAfter(day),
      local_time: '19:30:00',
      venue,
      room,
    })
    const order = await placeOrder(sold, { name: 'Ada Lang', quantity: 2, locale: 'en' })

    // The feed of the calendar and what machines read belong to the page of the production.
    await page.goto(`/de/programm/x/${sold.id}`)
    const path = new URL(page.url()).pathname
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    const machines = async (id: number) => {
      const html = await (await request.get(`/de/programm/x/${id}`)).text()
      return html.replaceAll('\\"', '"')
    }
    expect(await machines(sold.id)).toContain('https://schema.org/EventScheduled')

    // From the page to its row.
    await page.goto(`${path}?edit`)
    const header = page.getByRole('region', { name: 'Seite bearbeiten' })
    await header.getByRole('button', { name: 'Mehr zur Seite' }).click()
    await header.getByRole('link', { name: 'In der Verwaltung bearbeiten' }).click()
    await expect(page).toHaveURL(new RegExp(`/admin/events/${sold.id}$`))

    await button(page, 'Absagen oder verschieben').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Eine Bestellung mit 2 Karten ist betroffen.')
    await dialog.getByLabel('Auf einen neuen Termin verschieben').check()
    await button(page, 'Termin verschieben').click()
    await expect(dialog).toContainText('Bitte geben Sie einen anderen Tag')
    await waitForIdle(page)
    await expectNoA11yViolations(page)
    const moved = dayAfter(dayAfter(day))
    await dialog.getByLabel('Neuer Tag').fill(moved)
    await dialog.getByLabel('Grund (Deutsch)').fill('Der Frosch ist heiser.')
    await dialog.getByLabel('Grund (Englisch)').fill('The frog is hoarse.')
    await button(page, 'Termin verschieben').click()
    await expect(page.getByText('Eine E-Mail ist unterwegs.')).toBeVisible()
    await expect(page.getByLabel('Tag *')).toHaveValue(moved)
    const mail = await readMail(order.email, { after: 1 })
    expect(mail.text).toContain('The frog is hoarse.')
    await expect.poll(() => machines(sold.id), waitForChange).toContain('EventRescheduled')
    expect(await machines(sold.id)).toContain(`"previousStartDate":"${day}T19:30`)
    expect(await machines(sold.id)).toContain('Der Frosch ist heiser.')

    await page.goto(`/admin/events/${second}`)
    await button(page, 'Absagen oder verschieben').click()
    await expect(dialog).toContainText('Für diesen Termin gibt es keine Bestellungen.')
    await button(page, 'Termin absagen').click()
    await expect(dialog).toContainText('Bitte schreiben Sie, warum die Vorstellung entfällt.')
    await dialog.getByLabel('Grund (Deutsch)').fill('Hochwasser')
    await button(page, 'Termin absagen').click()
    await expect(page.getByText('Erledigt.')).toBeVisible()
    await expect(button(page, 'Absagen oder verschieben')).toBeHidden()
    await expect.poll(() => machines(second), waitForChange).toContain('EventCancelled')

    const calendar = async (id: number) => {
      const own = new URL((await request.get(`/de/programm/x/${id}`)).url()).pathname
      return (await request.get(`${own}/kalender.ics`)).text()
    }
    expect(await calendar(second)).toContain('STATUS:CANCELLED')
    expect(await calendar(sold.id)).toContain(`:${moved.replaceAll('-', '')}T193000`)
    expect(violations()).toEqual([])
  },
)

async function changeEvent(page: Page, id: number, values: Record<string, unknown>) {
  const { cookies } = await page.request.storageState()
  const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? ''
  const response = await page.request.patch(`/admin/api/de/events/${id}/`, {
    data: values,
    headers: { 'x-csrftoken': token },
  })
  expect(response.ok()).toBe(true)
}
