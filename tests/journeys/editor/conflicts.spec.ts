import { expect, type Page } from '@playwright/test'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { logIn } from '#support/house/editor.ts'
import { test } from '#support/journey.ts'
import {
  canvas,
  header,
  headlines,
  module,
  openEditor,
  saved,
  tools,
} from '#support/editor/open-editor.ts'

const field = (page: Page) => page.getByRole('textbox', { name: 'Überschrift' })
const conflict = (page: Page) => page.getByRole('dialog', { name: 'Gleichzeitig geändert' })

/** A second editor at the same page, in a browser of their own. */
async function openBeside(page: Page, address: string): Promise<Page> {
  const other = await page.context().browser()!.newPage()
  await logIn(other.context().request)
  await other.goto(new URL(`${address}?edit`, page.url()).href)
  await expect(canvas(other)).toBeVisible()
  return other
}

/** One types what the other one cannot see yet, and the other one something else at the same place. */
async function typeAtOnce(page: Page, other: Page, texts: { mine: string; theirs: string }) {
  await page.route('**/graphql', (route) => route.abort())
  await module(page, /^Überschrift, 1 von 2/).click()
  await field(page).fill(texts.mine)
  await expect(header(page)).toContainText('Keine Verbindung')
  await module(other, /^Überschrift, 1 von 2/).click()
  await field(other).fill(texts.theirs)
  await saved(other)
  await page.unroute('**/graphql')
}

test('E-10 what two editors write at the same place is shown to the later one with the difference, and the choice stays', async ({
  page,
}) => {
  const { address, remove } = await openEditor(page, ['Der Krug', 'Zwei'])
  const other = await openBeside(page, address)
  await typeAtOnce(page, other, { mine: 'Der zerbrochene Krug', theirs: 'Der irdene Krug' })
  await expect(conflict(page)).toBeVisible()
  await expect(conflict(page)).toBeFocused()
  await expectNoA11yViolations(page, 'dialog[open]')
  const mine = conflict(page).getByRole('region', { name: 'Ihre Fassung' })
  const theirs = conflict(page).getByRole('region', { name: 'Fassung der anderen' })
  await expect(mine).toContainText('Der zerbrochene Krug')
  await expect(mine.locator('mark')).toHaveText('zerbrochene')
  await expect(theirs).toContainText('Der irdene Krug')
  await expect(theirs.locator('mark')).toHaveText('irdene')

  // Whoever does not decide loses nothing, not even by closing the page.
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  const waiting = page.getByRole('button', { name: 'wartet auf Ihre Entscheidung' })
  await expect(waiting).toBeVisible()
  await expectNoA11yViolations(page)
  await expect(headlines(page)).toHaveText(['Der irdene Krug', 'Zwei'])
  await page.reload()
  await expect(mine).toContainText('Der zerbrochene Krug')
  await mine.getByRole('button', { name: 'Ihre einsetzen' }).click()
  await expect(headlines(page)).toHaveText(['Der zerbrochene Krug', 'Zwei'])
  await saved(page)
  await expect(headlines(other)).toHaveText(['Der zerbrochene Krug', 'Zwei'])

  await typeAtOnce(page, other, { mine: 'Meins', theirs: 'Deins' })
  await theirs.getByRole('button', { name: 'Die andere behalten' }).click()
  await expect(conflict(page)).toHaveCount(0)
  await expect(headlines(page)).toHaveText(['Deins', 'Zwei'])
  await page.reload()
  await expect(headlines(page)).toHaveText(['Deins', 'Zwei'])
  await expect(conflict(page)).toHaveCount(0)
  await other.close()
  await remove()
})

test('E-10 what was written into a module that somebody has deleted meanwhile is still shown', async ({
  page,
}) => {
  const { address, remove } = await openEditor(page, ['Der Krug', 'Zwei'])
  const other = await openBeside(page, address)
  await page.route('**/graphql', (route) => route.abort())
  await module(page, /^Überschrift, 1 von 2/).click()
  await field(page).fill('Lang bedachte Worte')
  await expect(header(page)).toContainText('Keine Verbindung')
  await module(other, /^Überschrift, 1 von 2/).click()
  await tools(other).getByRole('button', { name: 'Löschen' }).click()
  await saved(other)
  await page.unroute('**/graphql')
  await expect(conflict(page)).toContainText('Lang bedachte Worte')
  await expectNoA11yViolations(page, 'dialog[open]')
  await conflict(page).getByRole('button', { name: 'Ihre Änderung verwerfen' }).click()
  await expect(headlines(page)).toHaveText(['Zwei'])
  await saved(page)
  await other.close()
  await remove()
})
