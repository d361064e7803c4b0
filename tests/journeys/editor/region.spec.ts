import { expect } from '@playwright/test'
import { test } from '#support/journey.ts'
import { header, openEditor, tools } from '#support/editor/open-editor.ts'

test('M-04 L-20 in the region’s variant its own values are offered: headlines of the sixth level and parallax', async ({
  page,
}) => {
  const { remove } = await openEditor(page, ['Eins'])
  await page
    .getByRole('group', { name: /Überschrift/ })
    .first()
    .click()
  const form = page.locator('[data-panel]')
  await form.getByRole('combobox', { name: 'Ebene' }).selectOption('6')
  await expect(
    page.getByRole('main').getByRole('heading', { level: 6, name: 'Eins' }),
  ).toBeVisible()
  await header(page).getByRole('button', { name: 'Baustein hinzufügen' }).click()
  const offers = page.getByRole('dialog', { name: 'Baustein hinzufügen' })
  await offers.getByRole('button', { name: 'Bilder', exact: true }).click()
  await expect(form.locator('[data-field="format"]')).toContainText('Parallaxe')
  await expect(tools(page)).toBeVisible()
  await remove()
})
