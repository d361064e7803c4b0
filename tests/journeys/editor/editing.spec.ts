import { randomUUID } from 'node:crypto'
import { expect, type Route } from '@playwright/test'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { publishPage } from '#support/house/cms-page.ts'
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

test('E-01 E-15 without a session an edit address shows the page as it is, and loads no editor @core', async ({
  page,
}) => {
  const { address, remove } = await publishPage({
    path: `werkstatt-${randomUUID().slice(0, 8)}`,
    modules: [{ kind: 'headline', content: 'Eins', headline_level: 2 }],
  })
  const messages: string[] = []
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
  const plain = await page.goto(address)
  const html = await plain!.text()
  const withFlag = await page.goto(`${address}?edit`)
  expect(scriptsIn(await withFlag!.text())).toEqual(scriptsIn(html))
  await expect(headlines(page)).toHaveText(['Eins'])
  await expect(canvas(page)).toHaveCount(0)

  // A session that the origin does not know.
  await page.context().addCookies([{ name: 'sessionid', value: 'unbekannt', url: page.url() }])
  const unknown = await page.goto(`${address}?edit`)
  expect(unknown!.headers()['cache-control']).toBe('private, no-store')
  await expect(headlines(page)).toHaveText(['Eins'])
  await expect(canvas(page)).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(messages.filter((text) => /^error|edit|session/i.test(text))).toEqual([])
  await remove()
})

const scriptsIn = (html: string) =>
  [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"/g)].map(([, address]) => address)

test('E-01 E-03 E-10 E-13 an editor changes, moves, adds, deletes and brings back, and visitors see it when it is published @core', async ({
  page,
  browser,
}) => {
  const { address, remove } = await openEditor(page)
  const tokens: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql') && request.method() === 'POST') {
      tokens.push(request.headers()['x-csrftoken'])
    }
  })
  await expect(header(page)).toContainText('Veröffentlicht')
  await expect(header(page)).toContainText('Keine Änderungen')

  await module(page, /^Überschrift, 1 von 2/).click()
  await page.getByRole('textbox', { name: 'Überschrift' }).fill('Eins mit Anhang')
  await expect(headlines(page)).toHaveText(['Eins mit Anhang', 'Zwei'])
  await saved(page)
  await expect(page.locator('[data-alert="save"]')).toHaveText('Gespeichert.')
  await expect(header(page)).toContainText('Geändert seit der Veröffentlichung')

  await tools(page).getByRole('button', { name: 'Nach unten' }).click()
  await expect(headlines(page)).toHaveText(['Zwei', 'Eins mit Anhang'])

  await header(page).getByRole('button', { name: 'Baustein hinzufügen' }).click()
  const offers = page.getByRole('dialog', { name: 'Baustein hinzufügen' })
  await expect(offers.getByRole('region', { name: 'Häufig' }).getByRole('listitem')).toHaveCount(14)
  await offers.getByRole('searchbox', { name: 'Suchen' }).fill('überschrift')
  await offers.getByRole('button', { name: 'Überschrift', exact: true }).click()
  await page.getByRole('textbox', { name: 'Überschrift' }).fill('Drei')
  await expect(headlines(page)).toHaveText(['Zwei', 'Eins mit Anhang', 'Drei'])

  await module(page, /^Überschrift, 1 von 3/).click()
  await tools(page).getByRole('button', { name: 'Löschen' }).click()
  await expect(headlines(page)).toHaveText(['Eins mit Anhang', 'Drei'])
  await header(page).getByRole('button', { name: 'Rückgängig: Überschrift löschen' }).click()
  await expect(headlines(page)).toHaveText(['Zwei', 'Eins mit Anhang', 'Drei'])
  await saved(page)

  const visitor = await browser.newPage()
  await visitor.goto(new URL(address, page.url()).href)
  await expect(headlines(visitor)).toHaveText(['Eins', 'Zwei'])
  await header(page).getByRole('button', { name: 'Veröffentlichen' }).click()
  await expect(page.locator('[data-alert="publish"]')).toHaveText('Veröffentlicht.')
  await expect(async () => {
    await visitor.reload()
    await expect(headlines(visitor)).toHaveText(['Zwei', 'Eins mit Anhang', 'Drei'])
  }).toPass()
  await visitor.close()
  expect(tokens.length).toBeGreaterThan(4)
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'csrftoken')?.value
  expect(token).toMatch(/.{10}/)
  expect([...new Set(tokens)]).toEqual([token])
  await remove()
})

test('E-01 the editor says who is logged in, and leads to the staff hub and to the admin site @core', async ({
  page,
}) => {
  const { remove } = await openEditor(page)
  await header(page).getByRole('button', { name: 'Mehr zur Seite' }).click()
  await expect(header(page).getByText('Renate Aigner')).toBeVisible()
  await expect(header(page).getByText('redaktion@stadttheater-ennsfelden.example')).toBeVisible()
  const further = header(page).getByRole('navigation', { name: 'Weitere Werkzeuge' })
  await expect(further.getByRole('link', { name: 'Verwaltung' })).toHaveAttribute('href', '/admin')
  await expectNoA11yViolations(page, '[data-editor-header]')
  await further.getByRole('link', { name: 'Mitarbeiterbereich' }).click()
  await expect(page).toHaveURL(/\/de\/cms-hub$/)
  await remove()
})

test('E-10 nothing is lost offline and by a reload, and undo goes on after it @core', async ({
  page,
}) => {
  const { remove } = await openEditor(page)
  await page.route('**/graphql', (route) => route.abort())
  await module(page, /^Überschrift, 1 von 2/).click()
  await page.getByRole('textbox', { name: 'Überschrift' }).fill('Ohne Netz')
  await expect(page.locator('[data-alert="error"]')).toHaveText('Nicht gespeichert.')
  await expect(header(page)).toContainText('Keine Verbindung')

  page.on('dialog', (dialog) => void dialog.accept())
  await page.unroute('**/graphql')
  await page.reload()
  await expect(headlines(page)).toHaveText(['Ohne Netz', 'Zwei'])
  await page.keyboard.press('Control+z')
  await expect(headlines(page)).toHaveText(['Eins', 'Zwei'])
  await saved(page)
  await remove()
})

test('E-03 by keyboard alone a module is selected, moved into the column of a section, and undone', async ({
  page,
}) => {
  const { remove } = await openEditor(page)
  await module(page, /^Überschrift, 2 von 2/).focus()
  await page.keyboard.press('Enter')
  await tools(page).getByRole('button', { name: 'Baustein danach hinzufügen' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Baustein hinzufügen' })
  await dialog.getByRole('button', { name: 'Abschnitt: Zwei gleiche' }).focus()
  await page.keyboard.press('Enter')
  await expect(module(page, /^Abschnitt, 3 von 3/)).toBeFocused()

  await module(page, /^Überschrift, 2 von 3/).focus()
  await page.keyboard.press('Enter')
  const down = tools(page).getByRole('button', { name: 'Nach unten' })
  await down.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Spalte 1, Platz 1 von 1' })).toHaveCount(
    1,
  )
  await expect(module(page, /^Überschrift, 1 von 1 in Spalte 1/)).toBeVisible()
  await expect(down).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(module(page, /^Überschrift, 1 von 1 in Spalte 2/)).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(module(page, /^Überschrift, 1 von 1 in Spalte 1/)).toBeVisible()
  await saved(page)
  await remove()
})

test('E-01 L-01 L-19 the editor is accessible, and its header takes six rem above the page and comes before its header @core', async ({
  page,
}) => {
  const { address, remove } = await openEditor(page)
  expect(await header(page).evaluate((element) => element.clientHeight + 3)).toBe(96)
  expect(await page.evaluate(() => getComputedStyle(document.body).paddingTop)).toBe('96px')
  const isBefore = await header(page).evaluate(
    (element) =>
      (element.compareDocumentPosition(document.querySelector('body > header')!) &
        Node.DOCUMENT_POSITION_FOLLOWING) !==
      0,
  )
  expect(isBefore).toBe(true)
  await expectNoA11yViolations(page)
  await module(page, /^Überschrift, 1 von 2/).click()
  await expectNoA11yViolations(page)
  await header(page).getByRole('button', { name: 'Baustein hinzufügen' }).click()
  await expectNoA11yViolations(page, 'dialog[open]')
  await page.keyboard.press('Escape')
  await page.goto(`${address}?edit&noToolbar`)
  await expect(canvas(page)).toBeVisible()
  await expect(header(page)).toHaveCount(0)
  await remove()
})

test('E-01 links around the page lead out of the editor by a navigation of the document', async ({
  page,
}) => {
  const { remove } = await openEditor(page)
  const opened = await page.evaluate(() => performance.timeOrigin)
  await page.getByRole('contentinfo').locator('a[data-site-link]').first().click()
  await expect(canvas(page)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => performance.timeOrigin)).not.toBe(opened)
  await remove()
})

test('E-14 in Japanese a page is edited, and neither published nor planned', async ({ page }) => {
  const { address, remove } = await openEditor(page)
  await page.goto(`${address}?edit&language=ja`)
  await expect(canvas(page)).toBeVisible()
  await header(page).getByRole('button', { name: 'Baustein hinzufügen' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Überschrift', exact: true })
    .last()
    .click()
  const text = canvas(page).getByRole('textbox')
  await expect(text).toBeFocused()
  await expect(text).toHaveAttribute('lang', 'ja')
  await page.keyboard.insertText('劇場')
  await page.keyboard.press('Escape')
  await saved(page)
  await expect(header(page).getByRole('button', { name: 'Veröffentlichen' })).toHaveCount(0)
  await header(page).getByRole('button', { name: 'Mehr zur Seite' }).click()
  await expect(header(page).getByRole('button', { name: 'Vorschau' })).toBeVisible()
  await expect(header(page).getByRole('button', { name: 'Zeitplan' })).toHaveCount(0)
  await remove()
})

test('E-05 a text that is left shows its new words while the server still renders them', async ({
  page,
}) => {
  const { remove } = await openEditor(page)
  const held: Route[] = []
  let isHeld = true
  await page.route('**/graphql', async (route) => {
    const isRendering = route.request().postData()?.includes('"input":{"modules":')
    if (isHeld && isRendering) held.push(route)
    else await route.continue()
  })
  await module(page, /^Überschrift, 1 von 2/).click()
  await page.getByRole('textbox', { name: 'Überschrift' }).fill('Eins neu')
  await module(page, /^Überschrift, 2 von 2/).click()
  await expect(page.getByRole('textbox', { name: 'Überschrift' })).toHaveText('Zwei')
  await expect(headlines(page)).toHaveText(['Eins neu', 'Zwei'])
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await expect(headlines(page)).toHaveText(['Eins neu', 'Zwei'])
  isHeld = false
  await Promise.all(held.map((route) => route.continue()))
  await expect(headlines(page)).toHaveText(['Eins neu', 'Zwei'])
  await remove()
})
