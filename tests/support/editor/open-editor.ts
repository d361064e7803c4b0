import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { publishPage, type SentModule } from '#support/house/cms-page.ts'
import { logIn } from '#support/house/editor.ts'

/** A page of the test's own with modules, of which a text is a headline, and an editor at it. */
export async function openEditor(
  page: Page,
  contents: readonly (string | SentModule)[] = ['Eins', 'Zwei'],
) {
  const path = `werkstatt-${randomUUID().slice(0, 8)}`
  const modules = contents.map((content) =>
    typeof content === 'string' ? { kind: 'headline', content, headline_level: 2 } : content,
  )
  const written = await publishPage({ path, modules })
  await logIn(page.context().request)
  await page.goto(`${written.address}?edit`)
  await expect(canvas(page)).toBeVisible()
  return written
}

export const canvas = (page: Page) => page.getByRole('region', { name: 'Bausteine der Seite' })
export const module = (page: Page, name: RegExp) => canvas(page).getByRole('group', { name })
export const header = (page: Page) => page.getByRole('region', { name: 'Seite bearbeiten' })
export const tools = (page: Page) => page.getByRole('toolbar', { name: /^Werkzeuge: / })
export const saved = (page: Page) => expect(header(page)).toContainText('Gespeichert')
/** A dialog that was opened in another one: each is in an element of its own. */
export const secondDialog = 'div:has(> dialog[open]) ~ div > dialog[open]'
export const headlines = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

/** Opens one of the tools for the whole page. */
export async function openTool(page: Page, name: string) {
  await header(page).getByRole('button', { name: 'Mehr zur Seite' }).click()
  await header(page).getByRole('button', { name, exact: true }).click()
  return page.getByRole('dialog', { name })
}

/** Adds a headline at the end of the page, or after what is selected, and writes into it. */
export async function addHeadline(page: Page, text: string) {
  await header(page).getByRole('button', { name: 'Baustein hinzufügen' }).click()
  const offers = page.getByRole('dialog', { name: 'Baustein hinzufügen' })
  await offers.getByRole('button', { name: 'Überschrift', exact: true }).first().click()
  await page.getByRole('textbox', { name: 'Überschrift' }).fill(text)
}
