import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { widgetLabels } from '#support/booking-widget.ts'
import { addRow, changeFields } from '#support/house/admin-rows.ts'
import { logIn } from '#support/house/editor.ts'
import { addSeatsForSale } from '#support/house/seats-for-sale.ts'
import { test } from '#support/journey.ts'

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

/** An event with a waiting room that staff have opened; nobody is admitted before they say so. */
async function openWaitingRoom(page: Page) {
  const { id, path } = await addSeatsForSale(1, `waiting-room-${randomUUID()}`)
  const staff = page.context().request
  await logIn(staff)
  const room = await addRow(staff, 'waiting-rooms', {
    event: id,
    is_open: true,
    opens_at: inMinutes(60),
    admissions_per_minute: 600,
  })
  const change = (values: object) =>
    changeFields(staff, { resource: 'waiting-rooms', id: room, values })
  return {
    path,
    admit: () => change({ opens_at: inMinutes(-1) }),
    close: () => change({ is_open: false }),
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('B-11 visitors wait with a place that a reload keeps, and buy as soon as they are admitted @core', async ({
    page: staff,
    browser,
  }) => {
    const { path, admit, close } = await openWaitingRoom(staff)
    const site = new URL(test.info().project.use.baseURL!).origin
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${site}${path}/karten`)
    await page.getByRole('spinbutton').first().fill('1')
    await page.getByRole('button', { name: widgetLabels.de.add }).click()
    await expect(page.getByText('Für diesen Termin gibt es einen Warteraum.')).toBeVisible()
    await page.getByRole('link', { name: 'Zum Webshop' }).click()
    const boxOffice = page.frameLocator('iframe')
    await expect(boxOffice.getByText('Sie sind als Nächste an der Reihe.')).toBeVisible()
    await expect(boxOffice.getByText(/^Der Verkauf beginnt am /)).toBeVisible()

    await admit()
    await boxOffice.getByRole('link', { name: 'Jetzt nachsehen' }).click()
    await boxOffice.getByRole('spinbutton').first().fill('1')
    await boxOffice.getByRole('button', { name: 'Plätze reservieren' }).click()
    await expect(boxOffice.getByLabel('Vor- und Nachname')).toBeVisible()
    await close()
    await context.close()
  })
})

test('B-11 the widget leads to the waiting room, whose page leads on by itself @core', async ({
  page,
  browser,
}) => {
  const { path, admit, close } = await openWaitingRoom(page)
  const visitor = await browser.newPage()
  await visitor.goto(new URL(path, test.info().project.use.baseURL).href)
  // Pressed earlier, the link leads to the page of the tickets, as without JavaScript.
  await visitor.locator('html[data-live]').waitFor()
  await visitor.locator('main a[data-tickets-of]:visible').first().click()
  const widget = visitor.getByRole('dialog')
  await expect(widget).toContainText('Für diesen Termin gibt es einen Warteraum.')
  await expectNoA11yViolations(visitor)
  await widget.getByRole('link', { name: 'Zum Webshop' }).click()
  const boxOffice = visitor.frameLocator('iframe')
  await expect(boxOffice.getByText('Sie sind als Nächste an der Reihe.')).toBeVisible()
  await expectNoA11yViolations(visitor)
  await admit()
  await expect(boxOffice.getByRole('spinbutton').first()).toBeVisible({ timeout: 60_000 })
  await close()
  await visitor.close()
})
