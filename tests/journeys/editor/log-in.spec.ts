import { randomUUID } from 'node:crypto'
import { expect, type Response } from '@playwright/test'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { publishPage } from '#support/house/cms-page.ts'
import { logIn } from '#support/house/editor.ts'
import { test } from '#support/journey.ts'
import {
  canvas,
  header,
  headlines,
  module,
  openEditor,
  saved,
} from '#support/editor/open-editor.ts'

test('E-15 with the redirect flag who is not logged in is offered it, and edits the page afterwards', async ({
  page,
}) => {
  // More than are shown while the editor is loaded: who does not get it sees all of them.
  const contents = Array.from({ length: 12 }, (_, index) => `Absatz ${index + 1}`)
  const { address, remove } = await publishPage({
    path: `werkstatt-${randomUUID().slice(0, 8)}`,
    modules: contents.map((content) => ({ kind: 'headline', content, headline_level: 2 })),
  })
  const response = await page.goto(`${address}?edit&redirect`)
  expect(response!.headers()['cache-control']).toBe('private, no-store')
  const dialog = page.getByRole('dialog', { name: 'Anmelden' })
  await expect(dialog).toBeVisible()
  await expectNoA11yViolations(page, 'dialog[open]')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(headlines(page)).toHaveText(contents)
  await page.reload()
  await dialog.getByLabel('Benutzername').fill('redaktion')
  await dialog.getByLabel('Passwort').fill('falsch')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('stimmt nicht')
  await dialog.getByLabel('Passwort').fill('Vorhang-auf-2026')
  await page.keyboard.press('Enter')
  await expect(canvas(page)).toBeVisible()
  await expect(headlines(page)).toHaveText(contents)
  await remove()
})

/** What was sent to the graph, as far as it is an editor's. The body of a response cannot always be read. */
function inputOf(response: Response): object {
  if (!response.url().endsWith('/graphql')) return {}
  const sent = response.request().postDataJSON() as { variables?: { input?: object } } | null
  return sent?.variables?.input ?? {}
}

test('E-10 when the session has ended, the log-in completes the same save @core', async ({
  page,
}) => {
  const announced = page.waitForResponse((response) => 'editorId' in inputOf(response))
  const { remove } = await openEditor(page)
  // A tab that announces itself later would find out that its session has ended before anything is typed.
  await announced
  await module(page, /^Überschrift, 2 von 2/).click()
  await page.getByRole('textbox', { name: 'Überschrift' }).fill('Vor der Pause')
  await saved(page)
  await page.context().clearCookies({ name: 'sessionid' })
  await page.getByRole('textbox', { name: 'Überschrift' }).fill('Nach der Pause')
  const dialog = page.getByRole('dialog', { name: 'Anmelden' })
  await expect(dialog).toBeVisible()
  await expectNoA11yViolations(page, 'dialog[open]')
  // Whoever puts it off goes on writing, and is not asked at each word.
  await dialog.getByRole('button', { name: 'Später' }).click()
  const offer = page.getByRole('button', { name: 'Zum Speichern anmelden' })
  await expect(offer).toBeVisible()
  const refused = page.waitForResponse((response) =>
    JSON.stringify(inputOf(response)).includes('Nach der langen Pause'),
  )
  await page.getByRole('textbox', { name: 'Überschrift' }).fill('Nach der langen Pause')
  await refused
  await expect(header(page)).toContainText('Sie sind abgemeldet')
  await expect(dialog).toHaveCount(0)
  await offer.click()
  await dialog.getByLabel('Benutzername').fill('redaktion')
  await dialog.getByLabel('Passwort').fill('Vorhang-auf-2026')
  await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await saved(page)
  await page.reload()
  await expect(headlines(page)).toHaveText(['Eins', 'Nach der langen Pause'])
  await remove()
})

test('E-10 a log-in in another tab completes the save in this one, and nothing has to be asked', async ({
  page,
  context,
}) => {
  const { address, remove } = await openEditor(page)
  const dialog = page.getByRole('dialog', { name: 'Anmelden' })
  const type = async (text: string) => {
    await module(page, /^Überschrift, 1 von 2/).click()
    await page.getByRole('textbox', { name: 'Überschrift' }).fill(text)
  }
  // What is on its way when the log-in ends the earlier session.
  let isLate = true
  await page.route('**/graphql', async (route) => {
    if (!isLate || !route.request().postData()?.includes('operations')) return route.fallback()
    isLate = false
    await logIn(context.request)
    const errors = [{ message: '', extensions: { code: 'UNAUTHENTICATED' } }]
    return route.fulfill({ json: { errors } })
  })
  await type('Unterwegs')
  await saved(page)
  expect(isLate).toBe(false)
  await expect(dialog).toHaveCount(0)

  await context.clearCookies({ name: 'sessionid' })
  await type('Nach der Pause')
  await expect(dialog).toBeVisible()
  await logIn(context.request)
  const other = await context.newPage()
  await other.goto(address)
  await expect(dialog).toHaveCount(0)
  await saved(page)
  await other.close()
  await page.reload()
  await expect(headlines(page)).toHaveText(['Nach der Pause', 'Zwei'])
  await remove()
})
