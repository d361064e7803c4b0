import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { byTurns } from '#support/pairwise.ts'
import { inLightAndDark } from '#support/appearances.ts'
import { logIn, post } from '#support/house/editor.ts'
import { addPages } from '#support/house/page-tree.ts'
import { test } from '#support/journey.ts'

const canvas = (page: Page) => page.getByRole('region', { name: 'Modules of the page' })
const module = (page: Page, name: RegExp) => canvas(page).getByRole('group', { name })
const header = (page: Page) => page.getByRole('region', { name: 'Edit the page' })
const said = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1)

/** An English page of the test's own with headlines and a section, and an editor at it. */
async function openEditor(page: Page) {
  const { request } = page.context()
  await logIn(request)
  const added = await addPages(request, [`Workshop ${randomUUID().slice(0, 8)}`], 'en')
  const slug = added.slugs[0]!
  for (const { kind, ...values } of [
    { kind: 'headline', content: 'One', headline_level: 2 },
    { kind: 'headline', content: 'Two', headline_level: 2 },
    { kind: 'section', layout: '50-50' },
  ]) {
    await post(request, { path: `/en/pageeditor-api/${kind}`, data: { slug, ...values } })
  }
  await page.goto(`${added.addresses[0]!}?edit`)
  await expect(canvas(page)).toBeVisible()
  return added
}

async function openTool(page: Page, name: string) {
  await header(page).getByRole('button', { name: 'More about the page' }).click()
  await header(page).getByRole('button', { name, exact: true }).click()
  return page.getByRole('dialog', { name })
}

test('E-03 in English it is said where modules are moved, copied, deleted and brought back', async ({
  page,
}) => {
  const { remove } = await openEditor(page)
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
    const { remove } = await openEditor(page)
    const ofPage = inLightAndDark(page, { turn })
    const ofDialog = inLightAndDark(page, { turn, within: 'dialog[open]' })
    await ofPage()
    await module(page, /^Headline, 1 of 3/).click()
    await ofPage()
    await header(page).getByRole('button', { name: 'Add a module' }).click()
    await ofDialog()
    await page.keyboard.press('Escape')
    for (const tool of ['All pages', 'Check list', 'Versions', 'Preview', 'Schedule']) {
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
