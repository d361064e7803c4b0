import { expect, type Page } from '@playwright/test'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { test } from '#support/journey.ts'
import { header, headlines, module, openEditor, saved } from '#support/editor/open-editor.ts'

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
