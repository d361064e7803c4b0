import { expect, type Locator } from '@playwright/test'
import { test } from '#support/journey.ts'
import { canvas, header, module, openEditor, tools } from '#support/editor/open-editor.ts'

test('E-03 M-02 a page gets columns, its modules are moved between them, and visitors see them', async ({
  page,
  browser,
}) => {
  const { address, remove } = await openEditor(page, ['Eins', 'Zwei'])
  await header(page).getByRole('button', { name: 'Mehr zur Seite' }).click()
  await header(page).getByRole('button', { name: 'Einstellungen der Seite' }).click()
  const settings = page.getByRole('complementary', { name: 'Einstellungen der Seite' })
  const layout = settings.getByRole('combobox', { name: 'Spalten der Seite' })
  await layout.selectOption({ label: 'Zwei gleiche' })
  await expect(module(page, /^Überschrift, 2 von 2 in Spalte 1/)).toBeVisible()
  await settings.getByRole('button', { name: 'Schließen' }).click()

  await module(page, /^Überschrift, 2 von 2/).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(module(page, /^Überschrift, 1 von 1 in Spalte 2/)).toContainText('Zwei')
  await canvas(page).getByRole('button', { name: 'Baustein hier hinzufügen, Spalte 2' }).click()
  const offers = page.getByRole('dialog', { name: 'Baustein hinzufügen' })
  await offers.getByRole('button', { name: 'Überschrift', exact: true }).first().click()
  await page.getByRole('textbox', { name: 'Überschrift' }).fill('Drei')
  const path = page.getByRole('navigation', { name: 'Ort auf der Seite' })
  await expect(path.getByRole('listitem')).toHaveText(['Seite', 'Spalte 2', 'Überschrift'])
  await header(page).getByRole('button', { name: 'Veröffentlichen' }).click()
  await expect(page.locator('[data-alert="publish"]')).toHaveText('Veröffentlicht.')

  const visitor = await browser.newPage()
  await expect(async () => {
    await visitor.goto(new URL(address, page.url()).href)
    const columns = visitor.locator('main [data-layout="50-50"] > *')
    await expect(columns.nth(0).getByRole('heading')).toHaveText(['Eins'])
    await expect(columns.nth(1).getByRole('heading')).toHaveText(['Zwei', 'Drei'])
  }).toPass()
  await visitor.close()

  // By mouse: to the end of the other column, and a new one into the space between two.
  const middleOf = async (of: Locator) => {
    const { x, y, width, height } = (await of.boundingBox())!
    return { x: x + width / 2, y: y + height / 2 }
  }
  await tools(page).getByTitle('Ziehen').hover()
  await page.mouse.down()
  const end = await middleOf(canvas(page).getByRole('button', { name: /Spalte 1$/ }))
  await page.mouse.move(end.x, end.y, { steps: 5 })
  await page.mouse.up()
  const third = module(page, /^Überschrift, 2 von 2 in Spalte 1/)
  await expect(third).toContainText('Drei')
  // The tools of a selected module are above it.
  await page.keyboard.press('Escape')
  await expect(canvas(page).locator('[aria-current]')).toHaveCount(0)
  const above = (await module(page, /^Überschrift, 1 von 2 in Spalte 1/).boundingBox())!
  const below = (await third.boundingBox())!
  const edge = above.y + above.height
  await page.mouse.move(above.x + 40, edge - 4)
  await page.mouse.move(above.x + 40, (edge + below.y) / 2)
  await canvas(page).getByRole('button', { name: 'Baustein hier hinzufügen', exact: true }).click()
  await offers.getByRole('button', { name: 'Überschrift', exact: true }).first().click()
  await expect(module(page, /^Überschrift, 2 von 3 in Spalte 1/)).toHaveAttribute('aria-current')

  const undo = header(page).getByRole('button', { name: /^Rückgängig/ })
  while (await undo.isEnabled()) await undo.click()
  await expect(module(page, /^Überschrift, 2 von 2$/)).toContainText('Zwei')
  await expect(canvas(page).getByRole('heading')).toHaveText(['Eins', 'Zwei'])

  for (const name of [/^Überschrift, 1 von 2$/, /^Überschrift, 1 von 1$/]) {
    await module(page, name).focus()
    await page.keyboard.press('Delete')
  }
  await expect(canvas(page).getByRole('button', { name: 'Baustein hinzufügen' })).toBeFocused()
  await remove()
})
