import { expect, type Page } from '@playwright/test'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { test } from '#support/journey.ts'
import {
  canvas,
  header,
  headlines,
  module,
  openEditor,
  openTool,
  saved,
} from '#support/editor/open-editor.ts'

test('M-01 L-05 what all languages of a page share is changed in its settings, and visitors see it at once @core', async ({
  page,
  browser,
}) => {
  const { address, remove } = await openEditor(page, ['Eins'])
  // Where `settings_url` leads.
  await page.goto(`${address}?edit&settings`)
  const shared = page.getByRole('region', { name: 'Für alle Sprachen' })
  const change = shared.getByRole('button', { name: 'Einstellungen ändern' })
  await expect(change).toBeDisabled()
  await shared.getByLabel('In der Fußzeile', { exact: true }).check()
  await shared.getByLabel('Platz in der Fußzeile').fill('3')
  await expectNoA11yViolations(page, '[data-panel]')
  await change.click()
  await expect(page.locator('[data-alert="done"]')).toHaveText('Die Einstellungen sind geändert.')
  await expect(change).toBeDisabled()
  await expect(shared.getByLabel('Platz in der Fußzeile')).toHaveValue('3')

  const visitor = await browser.newPage()
  const inFooter = visitor.getByRole('contentinfo').locator(`a[href="${address}"]`)
  await expect(async () => {
    await visitor.goto(new URL(address, page.url()).href)
    await expect(inFooter).toHaveCount(1, { timeout: 1000 })
  }).toPass()

  await shared.getByLabel('In der Fußzeile', { exact: true }).uncheck()
  await shared.getByLabel('Ohne Menü und Hinweise').check()
  await change.click()
  await expect(change).toBeDisabled()
  await expect(async () => {
    await visitor.reload()
    await expect(visitor.getByRole('navigation', { name: 'Hauptnavigation' })).toHaveCount(0, {
      timeout: 1000,
    })
    await expect(inFooter).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  await visitor.close()
  await remove()
})

test('E-03 the publication of a draft is scheduled, rescheduled and cancelled @core', async ({
  page,
}) => {
  const { address, remove } = await openEditor(page, ['Eins'])
  await module(page, /^Überschrift, 1 von 1/).click()
  await page.getByRole('textbox', { name: 'Überschrift' }).fill('Morgen')
  await saved(page)
  const schedule = await openTool(page, 'Zeitplan')
  const plan = schedule.getByRole('region', { name: 'Veröffentlichen' })
  const time = plan.getByLabel('Tag und Uhrzeit')
  await time.fill('2099-01-01T10:00')
  await plan.getByLabel('Notiz').fill('Nach der Pressekonferenz')
  await plan.getByRole('button', { name: 'Planen' }).click()
  await expect(plan).toContainText('1. Jänner 2099')
  await expect(plan.locator('q')).toHaveText('Nach der Pressekonferenz')
  await time.fill('2099-02-02T11:00')
  await plan.getByRole('button', { name: 'Ändern' }).click()
  await expect(plan).toContainText('2. Februar 2099')
  await page.keyboard.press('Escape')
  await expect(header(page)).toContainText('geplant für 02.02.99')

  await openTool(page, 'Zeitplan')
  await plan.getByRole('button', { name: 'Plan aufheben' }).click()
  await expect(page.locator('dialog[open] [data-alert="save"]')).toHaveText('Plan aufgehoben.')
  await page.keyboard.press('Escape')
  await expect(header(page)).not.toContainText('geplant')

  await header(page).getByRole('link', { name: 'Bearbeiten beenden' }).click()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  await expect(canvas(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Eins' })).toBeVisible()
  await remove()
})

test('E-10 the alert of a save is there for four seconds, and how long ago that was can always be read @core', async ({
  page,
}) => {
  await page.clock.install()
  const { remove } = await openEditor(page, ['Eins'])
  await module(page, /^Überschrift, 1 von 1/).click()
  const text = page.getByRole('textbox', { name: 'Überschrift' })
  await expect(text).toBeFocused()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await page.keyboard.type('Neu ')
  const alert = page.locator('[data-alert="save"]')
  await expect(async () => {
    await page.clock.runFor(100)
    expect(await alert.allTextContents()).toEqual(['Gespeichert.'])
  }).toPass()
  // It may have been there for some of those steps.
  await page.clock.runFor(3000)
  await expect(alert).toHaveText('Gespeichert.')
  await page.clock.runFor(1200)
  await expect(alert).toHaveCount(0)
  await page.clock.runFor(60_000)
  await expect(header(page)).toContainText('Gespeichert vor 1 Minute')
  await page.clock.resume()
  await remove()
})

test('E-04 the head of the page shows the headline of the draft, while visitors see the published one', async ({
  page,
  browser,
}) => {
  const { address, remove } = await openEditor(page)
  await header(page).getByRole('button', { name: 'Mehr zur Seite' }).click()
  await header(page).getByRole('button', { name: 'Einstellungen der Seite' }).click()
  await page.getByRole('textbox', { name: 'Überschrift', exact: true }).fill('Neu geschrieben')
  const heading = { level: 1, name: 'Neu geschrieben' } as const
  await expect(page.getByRole('heading', heading)).toBeVisible()
  await saved(page)
  const visitor = await browser.newPage()
  await visitor.goto(new URL(address, page.url()).href)
  await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText('Neu geschrieben')
  await visitor.close()
  await page.reload()
  await expect(page.getByRole('heading', heading)).toBeVisible()
  await remove()
})

/** An editor who has written a headline and then changed what all languages share. */
async function openChangedSettings(page: Page) {
  const { address, remove } = await openEditor(page, ['Eins'])
  await module(page, /^Überschrift, 1 von 1/).click()
  await page.getByRole('textbox', { name: 'Überschrift' }).fill('Zwei')
  await saved(page)
  await page.goto(`${address}?edit&settings`)
  const shared = page.getByRole('region', { name: 'Für alle Sprachen' })
  await shared.getByLabel('In der Fußzeile', { exact: true }).check()
  await shared.getByLabel('Platz in der Fußzeile').fill('3')
  await shared.getByRole('button', { name: 'Einstellungen ändern' }).click()
  await expect(undoButton(page)).toHaveAccessibleName(ofSettings)
  return {
    address,
    remove,
    shared,
    inFooter: shared.getByLabel('In der Fußzeile', { exact: true }),
  }
}

const ofSettings = 'Rückgängig: Einstellungen für alle Sprachen ändern'
const undoButton = (page: Page) => header(page).getByRole('button', { name: /^Rückgängig/ })

test('E-06 what all languages share is undone and repeated in one history with texts, also after reloading @core', async ({
  page,
}) => {
  const { remove, shared, inFooter } = await openChangedSettings(page)
  const done = page.locator('[data-alert="done"]')
  await page.reload()
  await expect(undoButton(page)).toHaveAccessibleName(ofSettings)
  await expect(inFooter).toBeChecked()
  await page.keyboard.press('Control+z')
  await expect(done).toHaveText('Rückgängig gemacht: Einstellungen für alle Sprachen ändern.')
  await expect(inFooter).not.toBeChecked()
  await expect(shared.getByLabel('Platz in der Fußzeile')).toHaveValue('0')
  await page.keyboard.press('Control+z')
  await expect(headlines(page)).toHaveText(['Eins'])
  await page.keyboard.press('Control+y')
  await expect(headlines(page)).toHaveText(['Zwei'])
  await page.keyboard.press('Control+y')
  await expect(inFooter).toBeChecked()
  await page.reload()
  await expect(inFooter).toBeChecked()
  await expect(shared.getByLabel('Platz in der Fußzeile')).toHaveValue('3')
  // Faster than the origin.
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(headlines(page)).toHaveText(['Eins'])
  await expect(inFooter).not.toBeChecked()
  await remove()
})

test('E-06 what is entered in the form of the settings stays there while a step is undone', async ({
  page,
}) => {
  const { remove, shared, inFooter } = await openChangedSettings(page)
  const place = shared.getByLabel('Platz in der Fußzeile')
  await place.fill('9')
  await undoButton(page).click()
  await expect(inFooter).not.toBeChecked()
  await expect(place).toHaveValue('9')
  await shared.getByRole('button', { name: 'Einstellungen ändern' }).click()
  await expect(undoButton(page)).toHaveAccessibleName(ofSettings)
  await page.reload()
  await expect(place).toHaveValue('9')
  await expect(inFooter).not.toBeChecked()
  await remove()
})

test('E-06 what all languages share stays as it is while there is no network, and can be undone afterwards', async ({
  page,
}) => {
  const { remove, inFooter } = await openChangedSettings(page)
  await page.route('**/graphql', (route) => route.abort())
  await undoButton(page).click()
  await expect(page.locator('[data-alert="error"]')).toContainText(
    'Nicht rückgängig gemacht: Einstellungen für alle Sprachen ändern.',
  )
  await expect(inFooter).toBeChecked()
  await expect(undoButton(page)).toHaveAccessibleName(ofSettings)
  await page.unroute('**/graphql')
  await undoButton(page).click()
  await expect(inFooter).not.toBeChecked()
  await expect(undoButton(page)).toHaveAccessibleName('Rückgängig: Überschrift ändern')
  await remove()
})

test('E-06 what somebody else has changed since is not undone, and what was done before can be', async ({
  page,
  context,
}) => {
  const { address, remove, shared } = await openChangedSettings(page)
  const other = await context.newPage()
  await other.goto(`${address}?edit&settings`)
  const there = other.getByRole('region', { name: 'Für alle Sprachen' })
  await there.getByLabel('Platz in der Fußzeile').fill('7')
  await there.getByRole('button', { name: 'Einstellungen ändern' }).click()
  await expect(undoButton(other)).toHaveAccessibleName(ofSettings)
  await undoButton(page).click()
  await expect(page.locator('[data-alert="error"]')).toHaveText(
    /Nicht rückgängig gemacht: .*Jemand anderer hat sie inzwischen geändert\./,
  )
  await expect(shared.getByLabel('Platz in der Fußzeile')).toHaveValue('7')
  await expect(undoButton(page)).toHaveAccessibleName('Rückgängig: Überschrift ändern')
  await undoButton(page).click()
  await expect(headlines(page)).toHaveText(['Eins'])
  // Theirs is undone as a whole step of its own.
  await undoButton(other).click()
  await expect(there.getByLabel('Platz in der Fußzeile')).toHaveValue('3')
  await remove()
})
