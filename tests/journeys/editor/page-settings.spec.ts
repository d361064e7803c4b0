import { expect } from '@playwright/test'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { test } from '#support/journey.ts'
import { openEditor, openTool } from './open-editor.ts'

test('M-01 L-05 what all languages of a page share is changed in its settings, and visitors see it at once @core', async ({
  page,
  browser,
}) => {
  const { address, remove } = await openEditor(page, ['Eins'])
  await openTool(page, 'Einstellungen der Seite')
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

  await shared.getByLabel('Ohne Menü und Hinweise').check()
  await change.click()
  await expect(change).toBeDisabled()
  await expect(async () => {
    await visitor.reload()
    await expect(visitor.getByRole('navigation', { name: 'Hauptnavigation' })).toHaveCount(0, {
      timeout: 1000,
    })
  }).toPass()
  await visitor.close()
  await remove()
})
