import { expect } from '@playwright/test'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { test } from '#support/journey.ts'
import {
  canvas,
  header,
  headlines,
  module,
  openEditor,
  openTool,
  saved,
} from '#support/editor/open-editor.ts'

const notSaved = 'Hier ist noch nicht alles gespeichert.'

test('E-10 closing the page asks while a plan or a new page is written but not sent, and no longer', async ({
  page,
}) => {
  const { remove } = await openEditor(page)
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.type())
    void dialog.accept()
  })
  const schedule = await openTool(page, 'Zeitplan')
  const plan = schedule.getByRole('region', { name: 'Offline nehmen' })
  await plan.getByLabel('Tag und Uhrzeit').fill('2099-01-01T10:00')
  await plan.getByLabel('Notiz').pressSequentially('Nach der letzten Vorstellung')
  await page.reload()
  expect(questions).toEqual(['beforeunload'])
  await expect(canvas(page)).toBeVisible()

  questions.length = 0
  await openTool(page, 'Zeitplan')
  await plan.getByLabel('Tag und Uhrzeit').fill('2099-01-01T10:00')
  await plan.getByRole('button', { name: 'Planen' }).click()
  await expect(plan).toContainText('1. Jänner 2099')
  await page.reload()
  expect(questions).toEqual([])
  await expect(canvas(page)).toBeVisible()

  const pages = await openTool(page, 'Alle Seiten')
  await pages.getByText('Neue Seite').click()
  await pages.getByLabel('Titel').pressSequentially('Noch nicht angelegt')
  await page.reload()
  expect(questions).toEqual(['beforeunload'])
  await remove()
})

test('E-03 E-10 a plan or a new page that is written but not sent is not lost by Escape or by closing its dialog', async ({
  page,
}) => {
  const { remove } = await openEditor(page)
  const schedule = await openTool(page, 'Zeitplan')
  const plan = schedule.getByRole('region', { name: 'Offline nehmen' })
  await plan.getByLabel('Tag und Uhrzeit').fill('2099-01-01T10:00')
  await page.keyboard.press('Escape')
  await expect(schedule.getByRole('alert').filter({ hasText: notSaved })).toBeVisible()
  await plan.getByLabel('Notiz').pressSequentially('Nach der letzten Vorstellung')
  await page.keyboard.press('Escape')
  await expect(schedule.getByRole('alert').filter({ hasText: notSaved })).toBeVisible()
  await expectNoA11yViolations(page, 'dialog[open]')
  await expect(plan.getByLabel('Notiz')).toHaveValue('Nach der letzten Vorstellung')
  await plan.getByRole('button', { name: 'Planen' }).click()
  await expect(plan).toContainText('1. Jänner 2099')
  await page.keyboard.press('Escape')
  await expect(schedule).toHaveCount(0)

  const pages = await openTool(page, 'Alle Seiten')
  await pages.getByText('Neue Seite').click()
  await pages.getByLabel('Titel').pressSequentially('Noch nicht angelegt')
  await pages.getByRole('button', { name: 'Schließen' }).click()
  await expect(pages.getByRole('alert').filter({ hasText: notSaved })).toBeVisible()
  await expect(pages.getByLabel('Titel')).toHaveValue('Noch nicht angelegt')
  await pages.getByRole('button', { name: 'Verwerfen' }).click()
  await expect(pages).toHaveCount(0)
  await remove()
})

test('E-10 a preview that cannot be made is an alert', async ({ page }) => {
  const { remove } = await openEditor(page)
  await expect(header(page)).toContainText('Veröffentlicht')
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('"days":1') ? route.abort() : route.continue(),
  )
  const preview = await openTool(page, 'Vorschau')
  await expect(preview.locator('[data-alert="error"]')).toBeVisible()
  await expect(preview).toContainText('lässt sich gerade nicht laden')
  await remove()
})

test('E-03 E-10 closing the page asks only while something is not saved @core', async ({
  page,
}) => {
  const { remove } = await openEditor(page)
  const field = page.getByRole('textbox', { name: 'Überschrift' })
  await page.route('**/graphql', (route) => route.abort())
  await module(page, /^Überschrift, 1 von 2/).click()
  await field.fill('Noch nicht gespeichert')
  await expect(header(page)).toContainText('Keine Verbindung')
  const opened = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await opened
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await expect(headlines(page)).toHaveText(['Noch nicht gespeichert', 'Zwei'])

  await page.unroute('**/graphql')
  await saved(page)
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.type())
    void dialog.accept()
  })
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
  expect(questions).toEqual([])
  await remove()
})

test('E-10 somebody who types and goes to another tab at once has sent what they typed', async ({
  page,
}) => {
  const { remove } = await openEditor(page)
  await module(page, /^Überschrift, 1 von 2/).click()
  await expect(canvas(page).getByRole('textbox')).toBeFocused()
  await page.keyboard.press('End')
  // Without time there is no pause either, after which it would be sent anyway.
  await page.clock.install()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await page.keyboard.type(' von zweien')
  const sent = page.waitForRequest((request) => request.postData()?.includes('von zweien') ?? false)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await sent
  await remove()
})
