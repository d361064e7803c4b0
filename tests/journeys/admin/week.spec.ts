import { expect, type Page } from '@playwright/test'
import { fullPriceSaleType } from '@foyer/schema/ticket-rules.ts'
import { addRow, findRows, readRow } from '#support/house/admin-rows.ts'
import { editor } from '#support/house/editor.ts'
import { withMissingPages } from '#support/house/hub-fixtures.ts'
import { placeOrder } from '#support/house/placed-order.ts'
import { readMail } from '#support/house/read-mail.ts'
import { waitForChange } from '#support/house/site-settings.ts'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { test } from '#support/journey.ts'
import { waitForIdle } from '#support/wait-for-idle.ts'
import { addProduction } from './add-production.ts'
import { chooseRow } from './choose-row.ts'
import { readCalendar, readPublishedEvent } from './published-event.ts'
import { watchPolicy } from './watch-policy.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const dayMs = 86_400_000
const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
const compact = (day: string) => day.replaceAll('-', '')
const countIn = (text: string, part: string) => text.split(part).length - 1

test(
  'E-11, R-20, S-10, X-12 a week of the theatre: a production with a guest, a hall and ten dates, sold tickets, a date that moves and one that is cancelled, an answer and a redirect; after each step as it is on the site, in calendars and for machines',
  { tag: '@full' },
  async ({ page }) => {
    test.slow()
    const violations = await watchPolicy(page)
    const key = String(Date.now())
    const title = `Der Wetterfrosch ${key}`
    const { request } = page
    await page.goto('/admin/persons/create')
    await page.getByLabel('Benutzername').fill(editor.username)
    await page.getByLabel('Passwort').fill(editor.password)
    await button(page, 'Anmelden').click()

    const { hall, production } = await test.step('Monday: a guest, a hall and a production', () =>
      addProduction(page, { key, title }))

    const dates = await test.step('Tuesday: ten dates with prices', async () => {
      await page.goto('/admin/events/create')
      await chooseRow(page, 'Produktion', title)
      await page.getByLabel('Tag *').fill(dayIn(30))
      await page.getByLabel('Beginn').fill('19:30')
      await chooseRow(page, 'Spielort', hall)
      await chooseRow(page, 'Saal', 'Warte')
      await page
        .getByRole('group', { name: 'Platzgruppen' })
        .getByRole('button', { name: 'Hinzufügen' })
        .click()
      await chooseRow(page, 'Platzgruppe', 'Parkett')
      const prices = page.getByRole('group', { name: 'Preise' })
      await prices.getByRole('button', { name: 'Hinzufügen' }).click()
      await page.getByLabel('Name der Kategorie (Deutsch) *').fill('Parkett')
      await chooseRow(page, 'Preisart', '')
      await page.getByLabel('Preis *').fill('20')
      await button(page, 'Speichern').click()
      await expect(prices.getByText(/kein Platz verkauft/)).toBeVisible()
      await prices.getByRole('combobox', { name: 'Platzgruppe' }).focus()
      await page.keyboard.type('Warte')
      await page.getByRole('option', { name: 'Warte Parkett' }).click()
      await button(page, 'Speichern').click()
      await expect(page).toHaveURL(/\/admin\/events\/\d+$/)
      await button(page, 'Weitere Termine').click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Bis').fill(dayIn(39))
      await dialog.getByRole('button', { name: 'Anlegen' }).click()
      await expect(page.getByText('9 Termine angelegt')).toBeVisible()
      const found = await findRows(request, 'events', `production=${production}&ordering=day`)
      return found.map(({ id }) => id)
    })
    expect(dates).toHaveLength(10)
    const [sold, cancelled] = [dates[0]!, dates[1]!]
    const published = (id: number) => readPublishedEvent(request, id)
    const path = new URL((await request.get(`/de/produktionen/x/${production}`)).url()).pathname
    /** The dates in the calendar of the production, and how many of them are cancelled. */
    const datesInCalendar = async () => {
      const calendar = await readCalendar(request, path)
      return [countIn(calendar, 'BEGIN:VEVENT'), countIn(calendar, 'STATUS:CANCELLED')]
    }
    await expect.poll(datesInCalendar, waitForChange).toEqual([10, 0])
    expect(await (await request.get(path)).text()).toContain('Der Frosch (Gast)')
    const first = await published(sold)
    expect(first.page).toContain('Gisela Gast')
    expect(first.calendar).toContain(`:${compact(dayIn(30))}T193000`)
    expect(first.calendar).toContain('STATUS:CONFIRMED')
    expect(first.jsonLd).toMatchObject({
      startDate: expect.stringContaining(`${dayIn(30)}T19:30`),
      eventStatus: 'https://schema.org/EventScheduled',
      performer: [{ name: `Gisela Gast ${key}` }],
      offers: [{ price: '20.00', availability: 'https://schema.org/InStock' }],
    })

    const order =
      await test.step('Wednesday: two tickets are sold, and change nothing else', async () => {
        const { seat_groups: groups } = await readRow(request, 'events', sold)
        const [{ seat_group: seatGroup }] = groups as [{ seat_group: number }]
        const seats = { id: sold, seatGroup, saleType: fullPriceSaleType, path }
        return placeOrder(seats, { name: 'Ada Lang', quantity: 2, locale: 'en' })
      })
    expect(await published(sold)).toMatchObject({ calendar: first.calendar, jsonLd: first.jsonLd })
    expect(await datesInCalendar()).toEqual([10, 0])

    const dialog = page.getByRole('dialog')
    await test.step('Thursday: one date moves, and who has tickets is told', async () => {
      await page.goto(
        `${new URL((await request.get(`/de/programm/x/${sold}`)).url()).pathname}?edit`,
      )
      const header = page.getByRole('region', { name: 'Seite bearbeiten' })
      await header.getByRole('button', { name: 'Mehr zur Seite' }).click()
      await header.getByRole('link', { name: 'In der Verwaltung bearbeiten' }).click()
      await expect(page).toHaveURL(new RegExp(`/admin/events/${sold}$`))
      await button(page, 'Absagen oder verschieben').click()
      await expect(dialog).toContainText('Eine Bestellung mit 2 Karten ist betroffen.')
      await dialog.getByLabel('Auf einen neuen Termin verschieben').check()
      await button(page, 'Termin verschieben').click()
      await expect(dialog).toContainText('Bitte geben Sie einen anderen Tag')
      await waitForIdle(page)
      await expectNoA11yViolations(page)
      await dialog.getByLabel('Neuer Tag').fill(dayIn(50))
      await dialog.getByLabel('Grund (Deutsch)').fill('Der Frosch ist heiser.')
      await dialog.getByLabel('Grund (Englisch)').fill('The frog is hoarse.')
      await button(page, 'Termin verschieben').click()
      await expect(page.getByText('Eine E-Mail ist unterwegs.')).toBeVisible()
      await expect(page.getByLabel('Tag *')).toHaveValue(dayIn(50))
      const mail = await readMail(order.email, { after: 1 })
      expect(mail.text).toContain('The frog is hoarse.')
    })
    const status = async (id: number) => (await published(id)).jsonLd.eventStatus
    await expect.poll(() => status(sold), waitForChange).toBe('https://schema.org/EventRescheduled')
    const moved = await published(sold)
    expect(moved.page).toContain('Der Frosch ist heiser.')
    expect(moved.calendar).toContain(`:${compact(dayIn(50))}T193000`)
    expect(moved.jsonLd).toMatchObject({
      startDate: expect.stringContaining(`${dayIn(50)}T19:30`),
      previousStartDate: expect.stringContaining(`${dayIn(30)}T19:30`),
    })
    await expect
      .poll(() => readCalendar(request, path), waitForChange)
      .toContain(`:${compact(dayIn(50))}T193000`)

    await test.step('Friday: another one is cancelled', async () => {
      await page.goto(`/admin/events/${cancelled}`)
      await button(page, 'Absagen oder verschieben').click()
      await expect(dialog).toContainText('Für diesen Termin gibt es keine Bestellungen.')
      await button(page, 'Termin absagen').click()
      await expect(dialog).toContainText('Bitte schreiben Sie, warum die Vorstellung entfällt.')
      await dialog.getByLabel('Grund (Deutsch)').fill('Hochwasser')
      await button(page, 'Termin absagen').click()
      await expect(page.getByText('Erledigt.')).toBeVisible()
      await expect(button(page, 'Absagen oder verschieben')).toBeHidden()
      await page.getByText(/Geändert von .*: Status, Grund der Absage/).click()
      await expect(page.getByText('Im Verkauf → Abgesagt')).toBeVisible()
      await expectNoA11yViolations(page)
    })
    await expect
      .poll(() => status(cancelled), waitForChange)
      .toBe('https://schema.org/EventCancelled')
    await expect.poll(datesInCalendar, waitForChange).toEqual([10, 1])
    const gone = await published(cancelled)
    expect(gone.page).toContain('Hochwasser')
    expect(gone.calendar).toContain('STATUS:CANCELLED')
    const { calendar, jsonLd } = moved
    expect(await published(sold)).toMatchObject({ calendar, jsonLd })
    const showsBoth = async () => {
      const [one, other] = [await published(sold), await published(cancelled)]
      expect(one).toMatchObject({ calendar, jsonLd })
      expect(other).toMatchObject({ calendar: gone.calendar, jsonLd: gone.jsonLd })
      expect(one.page).toContain('Der Frosch ist heiser.')
      expect(other.page).toContain('Hochwasser')
      expect(await datesInCalendar()).toEqual([10, 1])
    }

    await test.step('Saturday: a visitor asks by a form, and gets an answer', async () => {
      const form = await addRow(request, 'forms', {
        title: { de: `Frage zum Frosch ${key}` },
        fields: [
          { kind: 'email', label: { de: 'Ihre Adresse' } },
          { kind: 'text', label: { de: 'Ihre Frage' } },
        ],
      })
      await page.clock.install()
      await page.goto(`/de/forms/x/${form}`)
      await page.getByLabel('Ihre Adresse').fill(order.email)
      await page.getByLabel(/wiederholen/).fill(order.email)
      await page.getByLabel('Ihre Frage').fill('Wird der Frosch wieder gesund?')
      // Nobody writes that fast.
      await page.clock.fastForward('00:05')
      await page.getByRole('button', { name: 'Absenden', exact: true }).click()
      await expect(page.getByRole('heading', { name: /^Danke/ })).toBeVisible()
      await page.goto(`/admin/form-entries?form=${form}`)
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Frage zum Frosch/ })
        .click()
      await expect(page.getByText('Wird der Frosch wieder gesund?')).toBeVisible()
      await page.getByLabel('Text *').fill('Er quakt schon wieder.')
      await button(page, 'Antwort senden').click()
      await expect(page.getByText('Beantwortet', { exact: true })).toBeVisible()
      await expect
        .poll(async () => (await readMail(order.email)).text, waitForChange)
        .toContain('Er quakt schon wieder.')
    })
    await showsBoth()

    await test.step('Sunday: a path at which visitors found nothing leads to the production', async () => {
      const old = `/de/frosch-${key}`
      await withMissingPages(old, async () => {
        expect((await request.get(old)).status()).toBe(404)
        await page.goto('/de/cms-hub')
        const missing = page.getByRole('region', { name: 'Fehlende Seiten', exact: true })
        await missing
          .locator('summary')
          .filter({ hasText: `Weiterleitung für ${old} anlegen` })
          .click()
        await missing.getByLabel(`Neuer Pfad für ${old}`).fill(path)
        await missing.getByRole('button', { name: 'Weiterleiten' }).first().click()
        await expect(page.getByRole('main').getByRole('status')).toContainText(
          'Die Weiterleitung ist angelegt',
        )
        const read = async () => {
          const response = await request.get(old)
          return [response.status(), new URL(response.url()).pathname]
        }
        await expect.poll(read, waitForChange).toEqual([200, path])
        await page.goto(old)
        await expect(heading(page)).toContainText(title)
      })
    })
    await showsBoth()
    expect(violations()).toEqual([])
  },
)
