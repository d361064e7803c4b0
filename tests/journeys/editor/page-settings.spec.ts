import { expect, type Page } from '@playwright/test'
import { test } from '#support/journey.ts'
import { canvas, header, module, openEditor, openTool, saved } from '#support/editor/open-editor.ts'

test('E-03 E-10 what is entered in the settings of a page stays when they are closed, and closing the page asks until it is saved', async ({
  page,
}) => {
  const { address, remove } = await openEditor(page, ['Eins'])
  await page.goto(`${address}?edit&settings`)
  const settings = page.getByRole('complementary', { name: 'Einstellungen der Seite' })
  const shared = settings.getByRole('region', { name: 'Für alle Sprachen' })
  const place = shared.getByLabel('Platz in der Fußzeile')
  const path = settings.getByLabel('Pfad nach /de/')
  await place.fill('4')
  await path.fill('anderswo')
  await path.press('Escape')
  await expect(settings).toHaveCount(0)
  await module(page, /^Überschrift, 1 von 1/).click()

  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.type())
    void dialog.dismiss()
  })
  await page.evaluate(() => location.reload())
  await expect.poll(() => questions).toEqual(['beforeunload'])

  await openSettings(page)
  await expect(place).toHaveValue('4')
  await expect(path).toHaveValue('anderswo')
  const ofAddress = settings.locator('form').filter({ has: page.getByLabel('Pfad nach /de/') })
  await ofAddress.getByRole('button', { name: 'Verwerfen' }).click()
  await expect(path).toHaveValue(address.slice('/de/'.length))
  await shared.getByRole('button', { name: 'Einstellungen ändern' }).click()
  await expect(page.locator('[data-alert="done"]')).toHaveText('Die Einstellungen sind geändert.')
  await page.reload()
  await expect(place).toHaveValue('4')
  expect(questions).toHaveLength(1)
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
  await openSettings(page)
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

async function openSettings(page: Page) {
  await header(page).getByRole('button', { name: 'Mehr zur Seite' }).click()
  await header(page).getByRole('button', { name: 'Einstellungen der Seite' }).click()
}
