import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { publishPage } from '#support/house/cms-page.ts'
import { logIn } from '#support/house/editor.ts'

export const form = (page: Page) => page.locator('[data-panel]')

/** A page of the test's own with one module, and the library opened from its form. */
export async function openLibrary(page: Page, module: { kind: string } & Record<string, unknown>) {
  const written = await publishPage({
    path: `mediathek-${randomUUID().slice(0, 8)}`,
    modules: [module],
  })
  await logIn(page.context().request)
  await page.goto(`${written.address}?edit`)
  await page.getByRole('region', { name: 'Bausteine der Seite' }).locator('[data-id]').focus()
  await page.keyboard.press('Enter')
  await form(page)
    .getByRole('button', { name: /aussuchen$/i })
    .first()
    .click()
  const library = page.getByRole('dialog')
  await expect(library.getByRole('listitem').first()).toBeVisible()
  return { library, ...written }
}
