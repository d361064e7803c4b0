import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { publishPage, type SentModule } from '#support/house/cms-page.ts'
import { logIn } from '#support/house/editor.ts'
import { test } from '#support/journey.ts'

const canvas = (page: Page) => page.getByRole('region', { name: 'Bausteine der Seite' })
const modules = (page: Page) => canvas(page).locator('[data-id]')
const module = (page: Page, name: RegExp) => canvas(page).getByRole('group', { name })
const tools = (page: Page) => page.getByRole('toolbar', { name: /^Werkzeuge: / })
const header = (page: Page) => page.getByRole('region', { name: 'Seite bearbeiten' })
const saved = (page: Page) => expect(header(page)).toContainText('Gespeichert')
const headlines = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const said = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1)

const headline = (content: string): SentModule => ({ kind: 'headline', content, headline_level: 2 })

async function openEditor(page: Page, contents: SentModule[]) {
  const written = await publishPage({
    path: `ablage-${randomUUID().slice(0, 8)}`,
    modules: contents,
  })
  await logIn(page.context().request)
  await page.goto(`${written.address}?edit`)
  await expect(canvas(page)).toBeVisible()
  return written
}

test('E-03 several modules are selected, moved, duplicated, deleted and brought back at once, by keyboard', async ({
  page,
}) => {
  const { remove } = await openEditor(page, ['Eins', 'Zwei', 'Drei', 'Vier'].map(headline))
  await module(page, /^Überschrift, 1 von 4/).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(module(page, /^Überschrift, 2 von 4/)).toBeFocused()
  await expect(canvas(page).locator('[aria-current]')).toHaveCount(2)
  await page.keyboard.press('Alt+ArrowDown')
  await said(page, '2 Bausteine: Platz 2 von 4')
  await expect(headlines(page)).toHaveText(['Drei', 'Eins', 'Zwei', 'Vier'])
  await page.keyboard.press('Control+d')
  await expect(headlines(page)).toHaveText(['Drei', 'Eins', 'Eins', 'Zwei', 'Zwei', 'Vier'])
  await page.keyboard.press('Delete')
  await said(page, '2 Bausteine gelöscht')
  await expect(headlines(page)).toHaveText(['Drei', 'Eins', 'Zwei', 'Vier'])
  await expect(module(page, /^Überschrift, 3 von 4/)).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(headlines(page)).toHaveCount(6)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(headlines(page)).toHaveText(['Eins', 'Zwei', 'Drei', 'Vier'])
  await saved(page)
  await remove()
})

test('E-03 modules are copied and cut to another page in another tab, with what is in their sections @core', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const first = await openEditor(page, [
    headline('Eins'),
    { kind: 'section', layout: '50-50' },
    headline('Zwei'),
  ])
  await module(page, /^Überschrift, 3 von 3/).focus()
  await page.keyboard.press('Enter')
  await tools(page).getByRole('button', { name: 'Nach oben' }).click()
  await expect(module(page, /^Überschrift, 1 von 1 in Spalte 2/)).toBeVisible()
  await page.keyboard.press('Escape')
  await module(page, /^Überschrift, 1 von 2/).focus()
  await page.keyboard.press('Enter')
  await module(page, /^Abschnitt/).focus()
  await page.keyboard.press('Control+Enter')
  await expect(canvas(page).locator('[aria-current]')).toHaveCount(2)
  await page.keyboard.press('Control+c')
  await said(page, '2 Bausteine kopiert')
  const plain = await page.evaluate(() => navigator.clipboard.readText())
  expect(plain).toBe('Eins\nZwei')
  // Other programs get headlines, and nothing of this site.
  const html = await page.evaluate(async () => {
    const [copied] = await navigator.clipboard.read()
    return (await copied!.getType('text/html')).text()
  })
  const elements = [...html.matchAll(/<(h\d|p|div|section|span|script|style)\b[^>]*>([^<]*)/g)]
  expect(elements.map(([, name, text]) => [name, text])).toEqual([
    ['h2', 'Eins'],
    ['h2', 'Zwei'],
  ])
  expect(html).not.toMatch(/\b(class|id|on\w+|data-[\w-]+)=/)

  const other = await context.newPage()
  const second = await openEditor(other, [headline('Davor'), headline('Danach')])
  await module(other, /^Überschrift, 1 von 2/).focus()
  await other.keyboard.press('Enter')
  await other.keyboard.press('Control+v')
  // At once: that it is saved is said a second later.
  await said(other, '2 Bausteine eingefügt')
  await expect(headlines(other)).toHaveText(['Davor', 'Eins', 'Zwei', 'Danach'])
  await expect(module(other, /^Überschrift, 1 von 1 in Spalte 2/)).toBeVisible()
  await other.keyboard.press('Control+x')
  await expect(headlines(other)).toHaveText(['Davor', 'Danach'])
  await other.keyboard.press('Control+z')
  await expect(headlines(other)).toHaveText(['Davor', 'Eins', 'Zwei', 'Danach'])
  await saved(other)
  await other.reload()
  await expect(headlines(other)).toHaveText(['Davor', 'Eins', 'Zwei', 'Danach'])

  // Without keys: by buttons.
  await module(page, /^Überschrift, 1 von 2/).click()
  await tools(page).getByRole('button', { name: 'Ausschneiden' }).click()
  await expect(headlines(page)).toHaveText(['Zwei'])
  await header(page).getByRole('button', { name: 'Baustein hinzufügen' }).click()
  await page.getByRole('button', { name: 'Kopierten Baustein einfügen' }).click()
  await expect(headlines(page)).toHaveText(['Zwei', 'Eins'])
  await saved(page)
  await other.close()
  await first.remove()
  await second.remove()
})

test('E-05 HTML that is pasted onto the page becomes modules, and nothing in it runs @core', async ({
  page,
}) => {
  const { remove } = await openEditor(page, [headline('Eins')])
  const reports: string[] = []
  page.on('dialog', (dialog) => {
    reports.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('console', (message) => message.type() === 'error' && reports.push(message.text()))
  await module(page, /^Überschrift/).focus()
  await page.keyboard.press('Enter')
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData(
      'text/html',
      '<h1>Der Krug</h1><p>Ein <b onmouseover="alert(1)">Lustspiel</b><img src=x onerror=alert(1)></p><svg onload=alert(1)></svg><h3>Dauer</h3><p>100 Minuten</p>',
    )
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement!.dispatchEvent(paste)
  })
  await expect(modules(page)).toHaveCount(5)
  await expect(headlines(page)).toHaveText(['Eins', 'Der Krug'])
  await expect(canvas(page).locator('strong')).toHaveText('Lustspiel')
  await page.keyboard.press('Control+z')
  await expect(modules(page)).toHaveCount(1)
  await saved(page)
  expect(reports).toEqual([])
  await remove()
})

test('E-03 by mouse and by finger a module is dragged into the column of a section', async ({
  page,
}) => {
  const { remove } = await openEditor(page, [
    headline('Eins'),
    { kind: 'section', layout: '50-50' },
    headline('Zwei'),
  ])
  await module(page, /^Überschrift, 1 von 3/).focus()
  await page.keyboard.press('Enter')
  const handle = tools(page).getByTitle('Ziehen')
  const column = canvas(page).getByRole('button', { name: 'Baustein hier hinzufügen, Spalte 2' })
  await handle.hover()
  await page.mouse.down()
  const { x, y, width, height } = (await column.boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 5 })
  await page.mouse.up()
  await expect(module(page, /^Überschrift, 1 von 1 in Spalte 2/)).toBeVisible()
  await said(page, 'Spalte 2, Platz 1 von 1')

  await module(page, /^Überschrift, 2 von 2/).focus()
  await page.keyboard.press('Enter')
  const session = await page.context().newCDPSession(page)
  const middleOf = async (of: typeof handle) => {
    const { x, y, width, height } = (await of.boundingBox())!
    return { x: x + width / 2, y: y + height / 2 }
  }
  const start = await middleOf(handle)
  const end = await middleOf(canvas(page).getByRole('button', { name: /Spalte 1$/ }))
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  await touch('touchStart', start)
  await touch('touchMove', { x: start.x, y: start.y - 10 })
  await touch('touchMove', end)
  await touch('touchEnd')
  await expect(module(page, /^Überschrift, 1 von 1 in Spalte 1/)).toBeVisible()
  await saved(page)
  await remove()
})
