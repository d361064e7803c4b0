import { randomUUID } from 'node:crypto'
import { devices, expect, type Page } from '@playwright/test'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { publishPage, type SentModule } from '#support/house/cms-page.ts'
import { logIn } from '#support/house/editor.ts'
import { test } from '#support/journey.ts'
import { canvas, header, module, saved, tools } from '#support/editor/open-editor.ts'

const form = (page: Page) => page.locator('[data-panel]')

const text = (...paragraphs: string[]): SentModule => ({
  kind: 'text',
  content: paragraphs.map((words) => ({ type: 'paragraph', children: [{ text: words }] })),
})
const headline = (content: string): SentModule => ({
  kind: 'headline',
  content,
  headline_level: 2,
  subline: 'Seit 1911',
})

async function openEditor(page: Page, modules: SentModule[]) {
  const path = `satz-${randomUUID().slice(0, 8)}`
  const written = await publishPage({ path, modules })
  await logIn(page.context().request)
  await page.goto(`${written.address}?edit`)
  await expect(canvas(page)).toBeVisible()
  return written
}

/** The middle of a word on the page. */
async function pointOn(page: Page, word: string) {
  const box = await canvas(page).evaluate((element, sought) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.nodeValue!.indexOf(sought)
      if (at === -1) continue
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + sought.length)
      // Not below the form.
      scrollBy({ top: range.getBoundingClientRect().top - 250, behavior: 'instant' })
      const { right, top, height } = range.getBoundingClientRect()
      return { x: right, y: top + height / 2 }
    }
    throw new Error(`${sought} is not on the page`)
  }, word)
  return box
}

test('E-03 E-05 a click into a text puts the caret there, and what is typed is on the page, in the same boxes @core', async ({
  page,
}) => {
  const play = text('Ein Lustspiel von Heinrich von Kleist.', 'Dauer: hundert Minuten')
  const { remove } = await openEditor(page, [headline('Der Krug'), play])
  const modules = canvas(page).locator('[data-id]')
  const heights = () =>
    modules.evaluateAll((found) => found.map((element) => element.getBoundingClientRect().height))

  const { x, y } = await pointOn(page, 'Lustspiel')
  await page.mouse.click(x - 1, y)
  const body = page.getByRole('textbox', { name: 'Text', exact: true })
  await expect(body).toBeFocused()
  await page.keyboard.type(' in einem Akt')
  await expect(body).toContainText('Ein Lustspiel in einem Akt von Heinrich von Kleist.')
  // The tools do not cover what one reads above the text, until the pointer moves.
  await expect(tools(page)).toHaveCSS('opacity', '0')
  await page.mouse.move(x, y + 2)
  await expect(tools(page)).toHaveCSS('opacity', '1')
  const edited = await heights()
  // All other fields are in the form.
  await expect(form(page).getByRole('textbox')).toHaveCount(1)
  await expectNoA11yViolations(page)
  await saved(page)

  const title = await pointOn(page, 'Krug')
  await page.mouse.click(title.x - 1, title.y)
  const heading = page.getByRole('textbox', { name: 'Überschrift' })
  await expect(heading).toBeFocused()
  expect(await heights()).toEqual(edited)
  await page.keyboard.type(', zerbrochen')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Der Krug, zerbrochen')
  await page.keyboard.press('Escape')
  await expect(module(page, /^Überschrift/)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(heading).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Der Krug, zerbrochen')

  // One history for both.
  for (const shown of ['Der Krug, ', 'Der Krug,', 'Der Krug']) {
    await page.keyboard.press('Control+z')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(shown.trim())
  }
  await page.keyboard.press('Control+z')
  await expect(canvas(page)).toContainText('Ein Lustspiel in einem von')
  await saved(page)
  await remove()
})

test('E-05 everything can be selected and deleted again and again, and undone while the caret stays', async ({
  page,
}) => {
  const { remove } = await openEditor(page, [headline('Eins'), text('Eins', 'zwei')])
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  for (const [group, name] of [
    [/^Überschrift/, 'Überschrift'],
    [/^Text/, 'Text'],
  ] as const) {
    await module(page, group).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    const field = canvas(page).getByRole('textbox', { name, exact: true })
    await expect(field).toBeFocused()
    for (const key of ['Delete', 'Backspace', 'Control+x']) {
      await page.keyboard.press('Control+a')
      await page.keyboard.press(key)
      await page.keyboard.press(key)
      await expect(field).toHaveText(/^.?Text, oder \//)
      await page.keyboard.type('Neu')
      await expect(field).toHaveText('Neu')
    }
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect(field).toBeFocused()
    await page.keyboard.press('Control+y')
    await page.keyboard.press('Control+y')
    await expect(field).toHaveText('Neu')
    await page.keyboard.press('Enter')
    await page.keyboard.type(' und mehr')
    await expect(field).toHaveText(/^Neu\s*und mehr$/)
  }
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Neu und mehr')
  expect(errors).toEqual([])
  await saved(page)
  await remove()
})

test('E-02 E-03 modules are added by a slash in an empty text, between two others and before the first', async ({
  page,
}) => {
  const { remove } = await openEditor(page, [headline('Eins')])
  await module(page, /^Überschrift/).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('/')
  const offers = page.getByRole('dialog', { name: 'Baustein hinzufügen' })
  await offers.getByRole('button', { name: 'Text', exact: true }).click()
  const body = page.getByRole('textbox', { name: 'Text', exact: true })
  await expect(body).toBeFocused()
  await page.keyboard.press('/')
  await expect(
    offers.getByRole('region', { name: 'Zuletzt verwendet' }).getByRole('listitem'),
  ).toHaveText(['Text'])
  await offers.getByRole('searchbox').fill('Überschrift')
  await offers.getByRole('button', { name: 'Überschrift', exact: true }).press('Enter')
  await expect(body).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Überschrift' })).toBeFocused()
  await page.keyboard.type('Karten/Abos')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Eins', 'Karten/Abos'])
  await saved(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Eins', 'Karten/Abos'])

  // By pointer between two modules, and before the first one by its tools.
  const add = async (text: string) => {
    await offers.getByRole('searchbox').fill('Überschrift')
    await offers.getByRole('button', { name: 'Überschrift', exact: true }).click()
    await page.getByRole('textbox', { name: 'Überschrift' }).fill(text)
  }
  const first = await module(page, /^Überschrift, 1 von 2/).boundingBox()
  await page.mouse.move(first!.x + 60, first!.y + first!.height - 4)
  await canvas(page).getByRole('button', { name: 'Baustein hier hinzufügen', exact: true }).click()
  await add('Dazwischen')
  await expect(page.getByRole('heading', { level: 2 }).nth(1)).toHaveText('Dazwischen')
  await module(page, /^Überschrift, 1 von 3/).click()
  await page.getByRole('button', { name: 'Baustein davor hinzufügen' }).click()
  await add('Davor')
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Davor')
  await saved(page)
  await remove()
})

test('E-10 what somebody else changes appears in the text, and the caret stays where it was', async ({
  page,
  browser,
}) => {
  const { address, remove } = await openEditor(page, [text('Erster Absatz', 'Zweiter Absatz')])
  const { x, y } = await pointOn(page, 'Zweiter')
  await page.mouse.click(x - 1, y)
  await page.keyboard.type('er, ')
  await saved(page)

  const other = await browser.newPage()
  await logIn(other.context().request)
  await other.goto(new URL(`${address}?edit`, page.url()).href)
  await expect(canvas(other)).toContainText('Zweiterer,')
  const first = await pointOn(other, 'Erster')
  await other.mouse.click(first.x - 1, first.y)
  await other.keyboard.type(' und längster ')
  await saved(other)
  await other.close()

  const body = page.getByRole('textbox', { name: 'Text', exact: true })
  await page.keyboard.type('vorletzter ')
  await expect(body).toContainText('Erster und längster Absatz')
  await page.keyboard.type('und letzter')
  await expect(body).toContainText('Zweiterer, vorletzter und letzter Absatz')
  await saved(page)
  await remove()
})

test.describe('on a touch device', () => {
  const { userAgent, viewport, hasTouch, isMobile } = devices['Pixel 7']
  test.use({ userAgent, viewport, hasTouch, isMobile })

  test('E-05 a tap puts the caret into a text, and an input method composes Japanese there', async ({
    page,
  }) => {
    const { remove } = await openEditor(page, [headline('演劇'), text('Eins', 'zwei')])
    const session = await page.context().newCDPSession(page)
    const compose = async (steps: readonly string[], committed: string) => {
      for (const part of steps) {
        const { length } = part
        const selection = { selectionStart: length, selectionEnd: length }
        await session.send('Input.imeSetComposition', { text: part, ...selection })
      }
      await session.send('Input.insertText', { text: committed })
    }
    const { x, y } = await pointOn(page, '演劇')
    await page.touchscreen.tap(x - 2, y)
    const heading = page.getByRole('textbox', { name: 'Überschrift' })
    await expect(heading).toBeFocused()
    await compose(['の', 'のい', 'のいろ'], 'の色')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('演劇の色')

    const second = await pointOn(page, 'zwei')
    await page.touchscreen.tap(second.x - 2, second.y)
    const body = page.getByRole('textbox', { name: 'Text', exact: true })
    await expect(body).toBeFocused()
    await compose(['は', 'はな'], '花')
    await expect(body).toContainText('zwei花')
    // What is composed is in the document at once, but reaches the editor after a pause.
    await header(page).getByRole('button', { name: 'Rückgängig: Text ändern' }).waitFor()
    await saved(page)
    await page.reload()
    await expect(canvas(page)).toContainText('zwei花')
    await remove()
  })
})
