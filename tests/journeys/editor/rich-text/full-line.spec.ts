import { expect, test } from '@playwright/test'
import { textLengths } from '@foyer/schema/fields/text-fields.ts'
import { canvas, openEditor, saved } from '#support/editor/open-editor.ts'

test('E-05 a line that is full takes no more letters, wherever they are typed, and what is shown is stored @core', async ({
  page,
}) => {
  const almostFull = 'Der Krug '.repeat(40).slice(0, textLengths.line - 2)
  await openEditor(page, [almostFull])
  const headline = canvas(page).locator('[data-kind="headline"]')
  await headline.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  const line = headline.getByRole('textbox')
  await expect(line).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('abcd')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('ef')
  const full = `${almostFull}ab`
  await expect(line).toHaveText(full, { useInnerText: false })
  await page.keyboard.press('Escape')
  await saved(page)
  await page.reload()
  await expect(headline.locator('h2')).toHaveText(full)
})
