import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { publishPage } from '#support/house/cms-page.ts'
import { logIn } from '#support/house/editor.ts'
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

/** Changes the first headline and publishes it. */
async function publishHeadline(page: Page, text: string) {
  const state = (name: string) => header(page).locator(`[data-publication="${name}"]`)
  await module(page, /^Überschrift, 1 von 2/).click()
  await page.getByRole('textbox', { name: 'Überschrift' }).fill(text)
  await expect(state('changed')).toBeVisible()
  await header(page).getByRole('button', { name: 'Veröffentlichen' }).click()
  await expect(state('published')).toBeVisible()
}

test('E-08 an editor is shown a version at its address, which leads visitors to the page as it is @core', async ({
  page,
  browser,
}) => {
  const { address, remove } = await openEditor(page)
  await publishHeadline(page, 'Frühere Fassung')
  await publishHeadline(page, 'Heutige Fassung')
  const versions = await openTool(page, 'Fassungen')
  const earlier = versions.getByRole('list').last().getByRole('listitem').nth(1)
  await earlier.getByRole('link', { name: /ansehen/ }).click()
  await page.waitForURL(/\?v=\d+$/)
  await expect(headlines(page)).toHaveText(['Frühere Fassung', 'Zwei'])
  await expect(page.getByRole('note')).toContainText('eine bestimmte Fassung dieser Seite')
  await expect(canvas(page)).toHaveCount(0)

  const versioned = page.url()
  const response = await page.reload()
  expect(response!.headers()['cache-control']).toBe('private, no-store')
  const none = await page.goto(versioned.replace(/\d+$/, '999999999'))
  expect(none!.status()).toBe(404)
  const unnumbered = await page.goto(versioned.replace(/\d+$/, ''))
  expect(unnumbered!.status()).toBe(200)
  await expect(headlines(page)).toHaveText(['Heutige Fassung', 'Zwei'])
  await expect(page.getByRole('note')).toHaveCount(0)

  const visitor = await browser.newPage()
  await expect(async () => {
    await visitor.goto(versioned)
    expect(new URL(visitor.url()).pathname + new URL(visitor.url()).search).toBe(address)
    await expect(headlines(visitor)).toHaveText(['Heutige Fassung', 'Zwei'], { timeout: 1000 })
  }).toPass()
  await expect(visitor.getByRole('note')).toHaveCount(0)
  await visitor.close()
  await remove()
})

test('E-08 a comparison shows what is written in a module that was added or deleted', async ({
  page,
}) => {
  const { remove } = await openEditor(page)
  await module(page, /^Überschrift, 2 von 2/).focus()
  await page.keyboard.press('Delete')
  await expect(headlines(page)).toHaveText(['Eins'])
  await header(page).getByRole('button', { name: 'Baustein hinzufügen' }).click()
  const offers = page.getByRole('dialog', { name: 'Baustein hinzufügen' })
  await offers.getByRole('button', { name: 'Überschrift', exact: true }).first().click()
  await page.getByRole('textbox', { name: 'Überschrift' }).fill('Drei')
  await saved(page)
  const versions = await openTool(page, 'Fassungen')
  await versions
    .getByRole('button', { name: /vergleichen/ })
    .first()
    .click()
  const comparison = versions.getByRole('region', { name: 'Vergleich' })
  await expect(comparison.getByRole('deletion')).toHaveText('Zwei')
  await expect(comparison.getByRole('insertion')).toHaveText('Drei')
  await remove()
})

test('E-09 a page that is offline is not found by visitors, and shown to an editor @core', async ({
  page,
  browser,
}) => {
  const { address, takeOffline, remove } = await publishPage({
    path: `werkstatt-${randomUUID().slice(0, 8)}`,
    modules: [{ kind: 'headline', content: 'Noch nicht', headline_level: 2 }],
  })
  await takeOffline()
  await logIn(page.context().request)
  const shown = await page.goto(`${address}?edit`)
  expect(shown!.status()).toBe(200)
  await expect(canvas(page)).toBeVisible()
  await expect(headlines(page)).toHaveText(['Noch nicht'])

  const visitor = await browser.newPage()
  for (const query of ['', '?edit', '?v=1']) {
    const hidden = await visitor.goto(new URL(address + query, page.url()).href)
    expect([query, hidden!.status()]).toEqual([query, 404])
    await expect(visitor.getByText('Noch nicht')).toHaveCount(0)
  }
  await visitor.close()
  await remove()
})
