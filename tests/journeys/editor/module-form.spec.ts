import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { anyPicture, publishPage } from '#support/house/cms-page.ts'
import { logIn } from '#support/house/editor.ts'
import { test } from '#support/journey.ts'
import { canvas, module, openEditor, openTool, secondDialog } from '#support/editor/open-editor.ts'

test('E-04 items, formatted text and a picture are edited in forms, and are there after a reload @core', async ({
  page,
}) => {
  const { address, remove } = await publishPage({
    path: `formular-${randomUUID().slice(0, 8)}`,
    modules: [
      { kind: 'full-teaser', headline: 'Alt', text: '', extra_class: 'image-left' },
      {
        kind: 'faq',
        items: [
          { question: 'Wo?', answer: [{ type: 'paragraph', children: [{ text: 'Hier.' }] }] },
        ],
      },
    ],
  })
  await logIn(page.context().request)
  await page.goto(`${address}?edit`)
  const canvas = page.getByRole('region', { name: 'Bausteine der Seite' })
  const form = page.locator('[data-panel]')

  await canvas.getByRole('group', { name: /^Fragen und Antworten/ }).focus()
  await page.keyboard.press('Enter')
  await form.getByRole('textbox', { name: /^Frage/ }).fill('Wo gebe ich den Mantel ab?')
  await expect(canvas).toContainText('Wo gebe ich den Mantel ab?')
  await form.getByRole('button', { name: 'Eintrag hinzufügen' }).click()
  await form
    .getByRole('textbox', { name: /^Frage/ })
    .last()
    .fill('Und den Schirm?')
  await form
    .getByRole('textbox', { name: /^Antwort/ })
    .last()
    .click()
  await page.keyboard.type('Auch dort. ')
  await expectNoA11yViolations(page)

  await canvas.getByRole('group', { name: /^Großer Teaser/ }).focus()
  await page.keyboard.press('Enter')
  await form.getByRole('textbox', { name: /^Überschrift/ }).fill('')
  await form.getByRole('textbox', { name: /^Dachzeile/ }).focus()
  await expect(form).toContainText('Dieses Feld ist ein Pflichtfeld!')
  await form.getByRole('textbox', { name: /^Überschrift/ }).fill('Neu')
  await form.getByRole('button', { name: 'Aussuchen' }).click()
  const library = page.getByRole('dialog', { name: 'Bild aussuchen' })
  await expect(library.getByRole('listitem').first()).toBeVisible()
  await expect(library.getByRole('searchbox')).toBeFocused()
  await expectNoA11yViolations(page)
  await library
    .getByRole('button', { name: /beschreiben$/ })
    .first()
    .click()
  const description = page.getByRole('dialog', { name: 'Bild beschreiben' })
  await expect(description).toBeVisible()
  await expectNoA11yViolations(page, secondDialog)
  await page.keyboard.press('Escape')
  await expect(description).toHaveCount(0)
  await library.getByRole('listitem').first().getByRole('button').first().click()
  await expect(library).toHaveCount(0)
  await expect(form.getByRole('button', { name: 'Anderes aussuchen' })).toBeVisible()

  const header = page.getByRole('region', { name: 'Seite bearbeiten' })
  await expect(header).toContainText('Gespeichert')
  await page.reload()
  await expect(canvas).toContainText('Und den Schirm?')
  await expect(canvas.getByRole('heading', { name: 'Neu' })).toBeVisible()
  await remove()
})

test('E-04 E-10 an address is typed letter by letter, half of it survives a reload, and the whole is saved', async ({
  page,
}) => {
  const { address, remove } = await publishPage({
    path: `adresse-${randomUUID().slice(0, 8)}`,
    modules: [{ kind: 'headline', content: 'Eins', headline_level: 2 }],
  })
  await logIn(page.context().request)
  await page.goto(`${address}?edit`)
  const canvas = page.getByRole('region', { name: 'Bausteine der Seite' })
  const header = page.getByRole('region', { name: 'Seite bearbeiten' })
  const form = page.locator('[data-panel]')
  await header.getByRole('button', { name: 'Baustein hinzufügen' }).click()
  await page.getByRole('searchbox').fill('Video')
  await page.getByRole('dialog').getByRole('button', { name: 'Video', exact: true }).last().click()
  const field = form.locator('[data-type=embed] input')
  await field.click()
  await page.keyboard.type('https://www.youtu')
  await expect(field).toHaveValue('https://www.youtu')
  await form.getByRole('textbox').last().focus()
  await expect(form.locator('[data-type=embed]')).toContainText('Bitte geben Sie')
  await expect(header).toContainText('Gespeichert')

  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await canvas.getByRole('group', { name: /^Video/ }).focus()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('https://www.youtu')
  await field.press('End')
  await page.keyboard.type('be.com/watch?v=dQw4w9WgXcQ')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(header).toContainText('Gespeichert')
  await page.reload()
  await canvas.getByRole('group', { name: /^Video/ }).focus()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  await remove()
})

test('E-03 what is half typed is not lost by closing the page: a link is stored, a description that is not saved is asked about', async ({
  page,
}) => {
  const { address, remove } = await publishPage({
    path: `halb-${randomUUID().slice(0, 8)}`,
    modules: [{ kind: 'full-teaser', headline: 'Alt', text: '', extra_class: 'image-left' }],
  })
  await logIn(page.context().request)
  await page.goto(`${address}?edit`)
  const canvas = page.getByRole('region', { name: 'Bausteine der Seite' })
  const form = page.locator('[data-panel]')
  const target = form.getByRole('combobox', { name: /^Ziel/ })
  const select = async () => {
    await canvas.getByRole('group', { name: /^Großer Teaser/ }).focus()
    await page.keyboard.press('Enter')
  }
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.type())
    void dialog.accept()
  })

  await select()
  await target.pressSequentially('example.org')
  await page.reload()
  await select()
  await expect(target).toHaveValue('https://example.org')
  const header = page.getByRole('region', { name: 'Seite bearbeiten' })
  // The change may have been sent before the page was closed.
  await expect(header).toContainText(/Gespeichert|Keine Änderungen/)

  await form.getByRole('button', { name: 'Aussuchen' }).click()
  const library = page.getByRole('dialog', { name: 'Bild aussuchen' })
  await library
    .getByRole('button', { name: /beschreiben$/ })
    .first()
    .click()
  const description = page.getByRole('dialog', { name: 'Bild beschreiben' })
  const credit = description.getByRole('group', { name: 'Urheberin oder Urheber' })
  await credit.getByLabel('Deutsch').pressSequentially('Haus')
  questions.length = 0
  await page.reload()
  expect(questions).toEqual(['beforeunload'])
  await expect(canvas).toBeVisible()
  await remove()
})

test('E-03 beside a form the page has the room that is left, at its whole length', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 800 })
  const { remove } = await openEditor(
    page,
    Array.from({ length: 30 }, (_, number) => `Abend ${number}`),
  )
  const last = module(page, /^Überschrift, 30 von 30/)
  await last.scrollIntoViewIfNeeded()
  await expect(last).toContainText('Abend 29')
  await module(page, /^Überschrift, 1 von 30/).click()
  const form = page.getByRole('complementary', { name: 'Einstellungen des Bausteins' })
  await expect(form).toBeVisible()
  const left = await form.evaluate((panel) => panel.getBoundingClientRect().left)
  await expect
    .poll(() => canvas(page).evaluate((modules) => modules.getBoundingClientRect().right))
    .toBeLessThanOrEqual(left)
  await remove()
})

test('E-04 the check list leads to a field in a closed item of a list @core', async ({ page }) => {
  const image = await anyPicture()
  const item = (headline: string, link: string) => ({ image, headline, text: '', link })
  const { address, remove } = await publishPage({
    path: `formular-${randomUUID().slice(0, 8)}`,
    modules: [
      {
        kind: 'image-list',
        format: 'grid',
        items: [item('Eins', '/de/programm'), item('Zwei', '/de/gibt-es-nicht')],
      },
    ],
  })
  await logIn(page.context().request)
  await page.goto(`${address}?edit`)
  const check = await openTool(page, 'Prüfliste')
  await check.getByRole('listitem').filter({ hasText: 'gibt-es-nicht' }).getByRole('button').click()
  const second = page.locator('[data-panel] details').filter({ hasText: 'Zwei' })
  await expect(second.locator('[data-field$=".link"] :focus')).toBeVisible()
  await remove()
})
