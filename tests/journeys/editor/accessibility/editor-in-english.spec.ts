import { expect, type Page } from '@playwright/test'
import { byTurns } from '#support/pairwise.ts'
import { expectNoA11yViolationsAnywhere, inLightAndDark } from '#support/appearances.ts'
import { logIn } from '#support/house/editor.ts'
import {
  header,
  headline,
  module,
  openEnglishEditor,
  openTool,
} from '#support/editor/english-editor.ts'
import { secondDialog } from '#support/editor/open-editor.ts'
import { test } from '#support/journey.ts'

const said = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1)

test('E-03 in English it is said where modules are moved, copied, deleted and brought back', async ({
  page,
}) => {
  const { remove } = await openEnglishEditor(page)
  await module(page, /^Headline, 1 of 3/).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Alt+ArrowDown')
  await said(page, 'Headline: position 2 of 3')
  await page.keyboard.press('Alt+ArrowDown')
  await said(page, 'Headline: column 1, position 1 of 1')
  await page.keyboard.press('Control+d')
  await said(page, 'Headline duplicated')
  await page.keyboard.press('Delete')
  await said(page, 'Headline deleted')
  await page.keyboard.press('Control+z')
  await said(page, 'Undone: delete Headline')
  await remove()
})

for (const [turn, width] of byTurns([...[320, 1536].entries()], 1)) {
  test(`E-01 in English no state of the editor has an accessibility violation at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const { remove } = await openEnglishEditor(page)
    const ofPage = inLightAndDark(page, { turn })
    const ofDialog = inLightAndDark(page, { turn, within: 'dialog[open]' })
    await ofPage()
    await module(page, /^Headline, 1 of 3/).click()
    await ofPage()
    await header(page).getByRole('button', { name: 'Add a module' }).click()
    await ofDialog()
    await page.keyboard.press('Escape')
    const dialogs = ['All pages', 'Check list', 'Versions', 'Preview', 'Schedule']
    for (const tool of [...dialogs, 'Keyboard shortcuts']) {
      await expect(await openTool(page, tool)).toBeVisible()
      await expect(page.locator('dialog[open] [role="status"]:has-text("Loading")')).toHaveCount(0)
      await ofDialog()
      await page.keyboard.press('Escape')
    }
    await header(page).getByRole('button', { name: 'More about the page' }).click()
    await ofPage()
    await header(page).getByRole('button', { name: 'Page settings' }).click()
    await ofPage()
    await page.context().clearCookies({ name: 'sessionid' })
    await page.getByLabel('Title for search engines').fill('Where to find us')
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
    await ofDialog()
    await logIn(page.context().request)
    await page.getByRole('button', { name: 'I am logged in again' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await remove()
  })
}

for (const [turn, width] of byTurns([...[320, 1536].entries()], 0)) {
  test(`E-01 E-12 in English no picker and no question of the editor has an accessibility violation at ${width} px`, async ({
    page,
    browser,
  }) => {
    // Many states in one visit.
    test.setTimeout(300_000)
    await page.setViewportSize({ width, height: 800 })
    const { remove } = await openEnglishEditor(page, [
      headline('One'),
      { kind: 'text', content: [{ type: 'paragraph', children: [{ text: 'Words' }] }] },
      { kind: 'full-teaser', headline: 'Two', text: '', extra_class: 'image-left' },
    ])
    const ofDialog = inLightAndDark(page, { turn, within: 'dialog[open]' })
    const ofDialogOverIt = inLightAndDark(page, { turn, within: secondDialog })
    const form = page.locator('[data-panel]')
    const title = page.getByRole('textbox', { name: 'Headline' })
    const dialog = (name: string) => page.getByRole('dialog', { name })
    const leave = async (name: string) => {
      await page.keyboard.press('Escape')
      await expect(dialog(name)).toHaveCount(0)
    }

    await module(page, /^Text, /).click()
    await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeFocused()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: /^Search this site/ }).fill('no target')
    await page.keyboard.press('Enter')
    await expect(dialog('Add link').getByRole('alert')).toContainText('This is neither')
    await ofDialog()
    // What the search says vanishes when the field is left, by the press on the button below.
    await page.getByRole('combobox', { name: /^Search this site/ }).fill('nothing like this')
    await expect(
      dialog('Add link').getByRole('status').filter({ hasText: 'Nothing found.' }),
    ).toBeVisible()
    await dialog('Add link').getByRole('button', { name: 'Cancel' }).last().click()
    await expect(dialog('Add link')).toHaveCount(0)

    await module(page, /^Full teaser/).focus()
    await page.keyboard.press('Enter')
    await form.getByRole('button', { name: 'Choose', exact: true }).click()
    await expect(dialog('Choose a picture').getByRole('listitem').first()).toBeVisible()
    await dialog('Choose a picture')
      .locator('input[type=file]')
      .setInputFiles({ name: 'text.png', mimeType: 'image/png', buffer: Buffer.from('Text') })
    await expect(dialog('Choose a picture')).toContainText('A file of this type')
    await expectNoA11yViolationsAnywhere(page, { turn: 1, within: 'dialog[open]' })
    await page.setViewportSize({ width, height: 800 })
    await dialog('Choose a picture')
      .getByRole('button', { name: /^Describe / })
      .first()
      .click()
    await expect(dialog('Describe the picture')).toBeVisible()
    await ofDialogOverIt()
    await leave('Describe the picture')
    await leave('Choose a picture')

    const edit = async () => {
      // The tools of what was selected last may cover it.
      await module(page, /^Headline, /).focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      await expect(title).toBeFocused()
    }
    await edit()
    await title.fill('')
    await page.keyboard.press('Escape')
    const publish = header(page).getByRole('button', { name: 'Publish' })
    await publish.click()
    await expect(dialog('Before publishing').getByRole('listitem').first()).toBeVisible()
    await ofDialog()
    await leave('Before publishing')
    await edit()
    await title.fill('One again')
    await publish.click()
    await expect(page.locator('[data-publication="published"]')).toBeVisible()
    await title.fill('Changed')
    const discard = await openTool(page, 'Discard changes')
    await expect(discard.getByRole('insertion')).toHaveText('Changed')
    await ofDialog()
    await leave('Discard changes')
    await expect(await openTool(page, 'Take offline')).toBeVisible()
    await ofDialog()
    await leave('Take offline')

    await page.route('**/graphql', (route) => route.abort())
    await title.fill('My words')
    await expect(header(page)).toContainText('No connection')
    const other = await browser.newPage()
    await logIn(other.context().request)
    await other.goto(page.url())
    await module(other, /^Headline, /).click()
    await other.getByRole('textbox', { name: 'Headline' }).fill('Theirs')
    await expect(header(other)).toContainText('Saved')
    await page.unroute('**/graphql')
    await expect(dialog('Changed at the same time')).toContainText('My words')
    await ofDialog()
    await page.getByRole('button', { name: 'Keep theirs' }).click()
    await expect(dialog('Changed at the same time')).toHaveCount(0)
    await other.close()
    await remove()
  })
}
