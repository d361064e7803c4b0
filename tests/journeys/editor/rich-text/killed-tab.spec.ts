import { devices, expect, type Page, test } from '@playwright/test'
import { headlines, module, openEditor, saved } from '#support/editor/open-editor.ts'

/** Leads into the text of the only headline, with the caret at its end. */
async function enterHeadline(page: Page) {
  await module(page, /^Überschrift, 1 von 1/).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Überschrift' })).toBeFocused()
  await page.keyboard.press('End')
}

/** What tabs have stored of this document in the browser, as text. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const done = (request: IDBRequest) =>
      new Promise((resolve) => request.addEventListener('success', resolve))
    const opening = indexedDB.open('foyer-editor')
    await done(opening)
    const reading = opening.result.transaction('work').objectStore('work').getAll()
    await done(reading)
    opening.result.close()
    return JSON.stringify(reading.result)
  })

/** After this pause an unfinished word is committed: then there would be nothing left to test. */
const pauseMs = 600

test('E-10 half a word is there again when the tab has crashed', async ({ page, context }) => {
  await page.addInitScript((pause) => {
    const { setTimeout } = window
    window.setTimeout = ((...given: Parameters<typeof setTimeout>) =>
      given[1] === pause ? 0 : setTimeout(...given)) as typeof setTimeout
  }, pauseMs)
  const { address, remove } = await openEditor(page, ['Eins'])
  await enterHeadline(page)
  await page.keyboard.type(' unvoll')
  await expect.poll(() => stored(page)).toContain('Eins unvoll')
  const crashed = page.waitForEvent('crash')
  const session = await context.newCDPSession(page)
  session.send('Page.crash').catch(() => undefined)
  await crashed

  const next = await context.newPage()
  await next.goto(`${address}?edit`)
  await expect(headlines(next)).toHaveText('Eins unvoll')
  await saved(next)
  await next.keyboard.press('Control+z')
  await expect(headlines(next)).toHaveText('Eins')
  await saved(next)
  await remove()
})

for (const { name, options } of [
  { name: '', options: {} },
  { name: ' on Android', options: { userAgent: devices['Pixel 7'].userAgent } },
]) {
  test.describe(`an input method${name}`, () => {
    test.use(options)

    test('E-05 E-10 what it composes is there again when the page is reloaded meanwhile', async ({
      page,
      context,
    }) => {
      const { remove } = await openEditor(page, ['演劇'])
      await enterHeadline(page)
      const session = await context.newCDPSession(page)
      await session.send('Input.imeSetComposition', {
        text: 'のいろ',
        selectionStart: 3,
        selectionEnd: 3,
      })
      await expect(headlines(page)).toHaveText('演劇のいろ')
      await page.reload()
      await expect(headlines(page)).toHaveText('演劇のいろ')
      await saved(page)
      await remove()
    })
  })
}

test('E-05 E-10 what is composed after a break is there again, with one break', async ({
  page,
  context,
}) => {
  const { remove } = await openEditor(page, [
    { kind: 'text', content: [{ type: 'paragraph', children: [{ text: 'Eins' }] }] },
  ])
  await module(page, /^Text, 1 von 1/).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await expect(text).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Shift+Enter')
  const session = await context.newCDPSession(page)
  await session.send('Input.imeSetComposition', { text: 'か', selectionStart: 1, selectionEnd: 1 })
  await expect(text).toContainText('か')
  await page.reload()
  const paragraph = page.getByRole('main').getByText('Eins', { exact: false }).last()
  await expect.poll(() => paragraph.innerText()).toBe('Eins\nか')
  await saved(page)
  await remove()
})
