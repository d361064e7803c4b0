import { expect } from '@playwright/test'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { logIn } from '#support/house/editor.ts'
import { withOwnEvent } from '#support/house/own-event.ts'
import { test } from '#support/journey.ts'
import { addHeadline, canvas, header } from '#support/editor/open-editor.ts'

test('E-03 M-02 the page of an event gets columns in the editor, and visitors see them', async ({
  page,
  browser,
}) => {
  await withOwnEvent({ day: '2099-05-02', time: '19:30' }, async ({ path }) => {
    await logIn(page.context().request)
    await page.goto(`${path.de}?edit`)
    await addHeadline(page, 'Links')
    await page
      .getByRole('navigation', { name: 'Ort auf der Seite' })
      .getByRole('button', { name: 'Seite' })
      .click()
    const settings = page.getByRole('complementary', { name: 'Einstellungen der Seite' })
    await expect(settings.getByRole('combobox')).toHaveCount(1)
    await expect(settings.getByRole('textbox')).toHaveCount(0)
    const admin = settings.getByRole('link', { name: 'In der Verwaltung bearbeiten' })
    await expect(admin).toHaveAttribute('href', /^\/admin\/events\/\d+/)
    await settings
      .getByRole('combobox', { name: 'Spalten der Seite' })
      .selectOption({ label: 'Zwei gleiche' })
    await expectNoA11yViolations(page)
    await canvas(page).getByRole('button', { name: 'Baustein hier hinzufügen, Spalte 2' }).click()
    const offers = page.getByRole('dialog', { name: 'Baustein hinzufügen' })
    await offers.getByRole('button', { name: 'Überschrift', exact: true }).first().click()
    await page.getByRole('textbox', { name: 'Überschrift' }).fill('Rechts')
    await header(page).getByRole('button', { name: 'Veröffentlichen' }).click()
    await expect(page.locator('[data-alert="publish"]')).toHaveText('Veröffentlicht.')

    const visitor = await browser.newPage()
    await expect(async () => {
      await visitor.goto(new URL(path.de, page.url()).href)
      const columns = visitor.locator('main [data-layout="50-50"] > *')
      await expect(columns.nth(0).getByRole('heading')).toHaveText(['Links'])
      await expect(columns.nth(1).getByRole('heading')).toHaveText(['Rechts'])
    }).toPass()
    await visitor.close()
  })
})
