import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { byTurns } from '#support/pairwise.ts'
import { inLightAndDark } from '#support/appearances.ts'
import { header, module, openEnglishEditor, openTool } from '#support/editor/english-editor.ts'
import { secondDialog } from '#support/editor/open-editor.ts'
import { logIn } from '#support/house/editor.ts'
import { addPages } from '#support/house/page-tree.ts'
import { test } from '#support/journey.ts'

for (const [turn, width] of byTurns([...[320, 1536].entries()], 1)) {
  test(`E-03 E-08 in English neither the comparison of versions nor the tree of pages has an accessibility violation at ${width} px`, async ({
    page,
  }) => {
    // Many states in one visit.
    test.setTimeout(300_000)
    await page.setViewportSize({ width, height: 800 })
    const { remove: removePage } = await openEnglishEditor(page)
    const ofDialog = inLightAndDark(page, { turn, within: 'dialog[open]' })
    const ofDialogOverIt = inLightAndDark(page, { turn, within: secondDialog })

    await header(page).getByRole('button', { name: 'Publish' }).click()
    await expect(page.locator('[data-publication="published"]')).toBeVisible()
    await module(page, /^Headline, 1 of 3/).click()
    await page.getByRole('textbox', { name: 'Headline' }).fill('One and a half')
    await expect(page.locator('[data-publication="changed"]')).toBeVisible()
    const versions = await openTool(page, 'Versions')
    await versions
      .getByRole('button', { name: /^Compare / })
      .first()
      .click()
    await expect(versions.getByRole('insertion')).toHaveText('and a half')
    await ofDialog()
    await page.keyboard.press('Escape')
    await expect(versions).toHaveCount(0)

    const own = randomUUID().slice(0, 6)
    const [house, foyer] = [`House ${own}`, `Foyer ${own}`]
    const added = await addPages(page.context().request, [house, foyer], 'en')
    const tree = await openTool(page, 'All pages')
    await tree.getByText('New page').click()
    await tree.getByLabel('Title').fill('Box')
    await ofDialog()
    await tree.getByText('New page').click()
    const remove = tree.getByRole('button', { name: `Delete ${house}` })
    await tree.getByRole('link', { name: foyer }).focus()
    await page.keyboard.press('Alt+ArrowRight')
    await expect(tree.getByRole('button', { name: 'Back to where it was' })).toBeVisible()
    await tree.getByRole('link', { name: house }).hover()
    await remove.click()
    const question = page.getByRole('dialog', { name: `Delete ${house}?` })
    await expect(question).toContainText('One page below is deleted with it.')
    await ofDialogOverIt()
    await question.getByRole('button', { name: 'Delete anyway' }).click()
    await tree.getByRole('button', { name: /^Deleted/ }).click()
    const bringBack = tree.getByRole('button', { name: `Restore ${house}` })
    await expect(bringBack).toBeVisible()
    await ofDialog()
    await bringBack.click()
    await expect(bringBack).toHaveCount(0)
    await added.remove()
    await removePage()
  })
}

for (const [turn, width] of byTurns([...[320, 1536].entries()], 0)) {
  test(`E-01 E-10 E-15 in English neither the offers to log in nor a page that cannot be opened has an accessibility violation at ${width} px`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const { address, remove } = await openEnglishEditor(page)
    const ofPage = inLightAndDark(page, { turn })
    const ofDialog = inLightAndDark(page, { turn, within: 'dialog[open]' })
    const dialog = page.getByRole('dialog', { name: 'Log in' })
    await header(page).getByRole('button', { name: 'Publish' }).click()
    await expect(page.locator('[data-publication="published"]')).toBeVisible()

    await context.clearCookies({ name: 'sessionid' })
    await module(page, /^Headline, 1 of 3/).click()
    await page.getByRole('textbox', { name: 'Headline' }).fill('After the break')
    await dialog.getByRole('button', { name: 'Later' }).last().click()
    await expect(page.getByRole('button', { name: 'Log in to save' })).toBeVisible()
    await ofPage()
    page.once('dialog', (question) => void question.accept())
    await page.goto(`${address}?edit&redirect`)
    await expect(dialog).toBeVisible()
    await ofDialog()

    await logIn(context.request)
    await page.route('**/graphql*', (route) => route.abort())
    await page.goto(`${address}?edit`)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await ofPage()
    await page.unroute('**/graphql*')
    await remove()
  })
}

test('E-14 in English German and English side by side have no accessibility violation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1536, height: 900 })
  const { address, remove } = await openEnglishEditor(page)
  const expectNoViolations = inLightAndDark(page, { turn: 1 })
  await page.goto(`${address}?edit&beside`)
  const beside = page.getByRole('region', { name: 'German and English side by side' })
  const english = beside.frameLocator('iframe[lang="en"]')
  await expect(english.getByRole('region', { name: 'Modules of the page' })).toBeVisible()
  await expectNoViolations()
  await remove()
})
