import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { publishPage } from '#support/house/cms-page.ts'
import { addPages } from '#support/house/page-tree.ts'
import { test } from '#support/journey.ts'
import { canvas, header, openEditor, openTool, secondDialog } from '#support/editor/open-editor.ts'

/** A page in the list, with those below it. */
const row = (dialog: Locator, title: string) =>
  dialog
    .getByRole('listitem')
    .filter({ has: dialog.page().getByRole('link', { name: title }) })
    .last()
const below = (dialog: Locator, title: string) =>
  row(dialog, title).getByRole('listitem').getByRole('link')

/** Three pages of the test's own, and the dialog with all pages. */
async function openPages(page: Page) {
  const { remove: removePage } = await openEditor(page, ['Eins'])
  const own = randomUUID().slice(0, 6)
  const titles = ['Haus', 'Foyer', 'Kantine'].map((name) => `${name} ${own}`)
  const { remove } = await addPages(page.context().request, titles)
  const dialog = await openTool(page, 'Alle Seiten')
  await expect(dialog.getByRole('link', { name: own })).toHaveCount(3)
  const close = async () => {
    await remove()
    await removePage()
  }
  return { dialog, own, titles: titles as [string, string, string], close }
}

test('E-03, E-10 pages are moved in their tree by keyboard, and back again, what they are called then is said, and a new one is added', async ({
  page,
}) => {
  const { dialog, own, titles, close } = await openPages(page)
  const [house, foyer, canteen] = titles
  const said = dialog.getByRole('status').filter({ hasText: own })
  const link = (title: string) => dialog.getByRole('link', { name: title })

  await link(foyer).focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(said).toContainText(`${foyer}: Platz 1 von 1 unter ${house}.`)
  await expect(dialog.locator('[data-alert="save"]')).toHaveText('Gespeichert.')
  await expect(link(foyer)).toBeFocused()
  await expect(below(dialog, house)).toHaveText([foyer])
  await page.keyboard.press('ArrowDown')
  await expect(link(canteen)).toBeFocused()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(below(dialog, house)).toHaveText([foyer, canteen])
  await page.keyboard.press('Alt+ArrowUp')
  await expect(below(dialog, house)).toHaveText([canteen, foyer])
  await expect(link(canteen)).toBeFocused()
  await expectNoA11yViolations(page, 'dialog[open]')
  await said.getByRole('button', { name: 'Zurück an den alten Platz' }).click()
  await expect(below(dialog, house)).toHaveText([foyer, canteen])
  await link(foyer).focus()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(below(dialog, house)).toHaveText([canteen])
  await expect(dialog.getByRole('link', { name: own })).toHaveText([house, canteen, foyer])

  await dialog.getByText('Neue Seite').click()
  await dialog.getByLabel('Titel').fill(`Loge ${own}`)
  await dialog.getByRole('combobox', { name: 'Unter' }).selectOption({ label: house })
  await expectNoA11yViolations(page, 'dialog[open]')
  await dialog.getByRole('button', { name: 'Anlegen und bearbeiten' }).click()
  await expect(header(page)).toContainText(`Loge ${own}`)
  await canvas(page).getByRole('button', { name: 'Baustein hinzufügen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Text', exact: true }).click()
  await expect(canvas(page).getByRole('textbox')).toBeFocused()
  await close()
})

test('E-03 a page is dragged below another one, and filters leave drafts and pages that were never translated', async ({
  page,
}) => {
  const { dialog, own, titles, close } = await openPages(page)
  const [house, foyer] = titles
  const handle = row(dialog, foyer).getByTitle('Ziehen')
  await handle.scrollIntoViewIfNeeded()
  const target = row(dialog, house).locator('[data-row]')
  await handle.hover()
  await page.mouse.down()
  const { x, y, height } = (await target.boundingBox())!
  await page.mouse.move(x + 120, y + height / 2, { steps: 5 })
  await expect(target).toHaveAttribute('data-drop', 'into')
  await page.mouse.up()
  await expect(below(dialog, house)).toHaveText([foyer])

  await dialog.getByRole('button', { name: /^Entwürfe/ }).click()
  await expect(dialog.getByRole('link', { name: own })).toHaveCount(3)
  await expect(dialog.getByTitle('Ziehen')).toHaveCount(0)
  await dialog.getByRole('button', { name: /^Nie übersetzt/ }).click()
  await expect(dialog.getByRole('link', { name: own })).toHaveCount(3)
  await dialog.getByRole('button', { name: /^Geplant/ }).click()
  await expect(dialog.getByRole('link', { name: own })).toHaveCount(0)
  await expectNoA11yViolations(page, 'dialog[open]')
  await close()
})

test('E-03 a page is deleted with those below it after a question, and brought back at once or later', async ({
  page,
}) => {
  const { dialog, own, titles, close } = await openPages(page)
  const [house, foyer, canteen] = titles
  const said = dialog.getByRole('status').filter({ hasText: own })
  await dialog.getByRole('link', { name: foyer }).focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(below(dialog, house)).toHaveText([foyer])

  const show = (title: string) => row(dialog, title).locator('[data-row]').first().hover()
  await show(house)
  await dialog.getByRole('button', { name: `${house} löschen` }).click()
  const question = page.getByRole('dialog', { name: `${house} löschen?` })
  await expect(question).toContainText('Eine Seite darunter wird mitgelöscht.')
  await expectNoA11yViolations(page, secondDialog)
  await question.getByRole('button', { name: 'Behalten' }).click()
  await expect(dialog.getByRole('link', { name: own })).toHaveCount(3)
  await show(house)
  await dialog.getByRole('button', { name: `${house} löschen` }).click()
  await question.getByRole('button', { name: 'Trotzdem löschen' }).click()
  await expect(said).toContainText(`${house} ist gelöscht.`)
  await expect(dialog.getByRole('link', { name: own })).toHaveText([canteen])
  const undo = said.getByRole('button', { name: 'Wiederherstellen' })
  await expect(undo).toBeFocused()
  await undo.press('Enter')
  await expect(said).toContainText(`${house} ist wieder da.`)
  await expect(below(dialog, house)).toHaveText([foyer])

  // What nothing leads to is deleted without a question.
  await show(canteen)
  await dialog.getByRole('button', { name: `${canteen} löschen` }).click()
  await expect(said).toContainText(`${canteen} ist gelöscht.`)
  await dialog.getByRole('button', { name: /^Gelöscht/ }).click()
  await expectNoA11yViolations(page, 'dialog[open]')
  await dialog.getByRole('button', { name: `${canteen} wiederherstellen` }).click()
  await expect(said).toContainText(`${canteen} ist wieder da.`)
  await dialog.getByRole('button', { name: /^Alle/ }).click()
  await expect(dialog.getByRole('link', { name: own })).toHaveCount(3)
  // The open page stays.
  await expect(dialog.locator('[title*="gerade geöffnet"]').first()).toBeDisabled()
  await close()
})

test('E-03 the path of a page is changed in its settings, and its old address redirects', async ({
  page,
  request,
}) => {
  const { address, remove } = await openEditor(page, ['Eins'])
  await header(page).getByRole('button', { name: 'Mehr zur Seite' }).click()
  await header(page).getByRole('button', { name: 'Einstellungen der Seite' }).click()
  const settings = page.getByRole('complementary', { name: 'Einstellungen der Seite' })
  const path = settings.getByLabel('Pfad nach /de/')
  await expect(path).toHaveValue(address.slice('/de/'.length))
  await path.fill('Zwei Wörter')
  await settings.getByRole('button', { name: 'Adresse ändern' }).click()
  await expect(settings.getByRole('alert').filter({ hasText: /^Kleinbuchstaben/ })).toBeVisible()
  await expect(path).toBeFocused()
  await expectNoA11yViolations(page, '[data-panel]')

  await path.fill(`${address.slice('/de/'.length)}-neu`)
  await path.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${address}-neu\\?edit&settings$`))
  await expect(canvas(page)).toBeVisible()
  await expect(path).toHaveValue(`${address.slice('/de/'.length)}-neu`)
  const old = await request.get(address, { maxRedirects: 0 })
  expect([old.status(), old.headers()['location']]).toEqual([301, `${address}-neu`])
  await remove()
})

test('E-03 a page that visitors see is deleted after a question only', async ({ page }) => {
  const path = `sichtbar-${randomUUID().slice(0, 6)}`
  const { remove: removeSeen } = await publishPage({ path, modules: [] })
  const { dialog, close } = await openPages(page)
  // Pages of tests have the same name.
  const seen = dialog.getByRole('listitem').filter({ has: page.locator(`a[href*="${path}"]`) })
  const remove = seen.getByRole('button', { name: 'Probe löschen' })
  const question = page.getByRole('dialog', { name: 'Probe löschen?' })
  await seen.locator('[data-row]').hover()
  await remove.click()
  await expect(question).toContainText('Die Seite ist veröffentlicht')
  await question.getByRole('button', { name: 'Behalten' }).click()
  await expect(seen).toHaveCount(1)
  await seen.locator('[data-row]').hover()
  await remove.click()
  await question.getByRole('button', { name: 'Löschen', exact: true }).click()
  await expect(dialog.getByRole('status').filter({ hasText: 'Probe ist gelöscht.' })).toBeVisible()
  await expect(seen).toHaveCount(0)
  await close()
  await removeSeen()
})
