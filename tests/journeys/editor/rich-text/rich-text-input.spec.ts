import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { devices, expect, type Locator, test, type Page } from '@playwright/test'
import type { RichText } from '@foyer/schema/fields/rich-text.ts'
import { openRichText, paragraph, pasteInto } from '#support/editor/rich-text-page.ts'
import { root } from '#support/root.ts'

const clipboard = (program: string) =>
  readFile(join(root, 'web/src/editor/rich-text/paste/clipboards', `${program}.clipboard`), 'utf8')

test.describe('E-05: pasting', () => {
  for (const program of ['word', 'google-docs', 'libre-office', 'pages', 'web-page']) {
    test(
      `from ${program} into a sentence fuses no words and reports nothing`,
      { tag: program === 'word' || program === 'google-docs' ? '@core' : [] },
      async ({ page }) => {
        const { text, expectCaretBehind, reports } = await openRichText(page, [
          paragraph('Vorher nachher'),
        ])
        for (let step = 0; step < 'nachher'.length; step++) await page.keyboard.press('ArrowLeft')
        await pasteInto(text, { 'text/html': await clipboard(program), 'text/plain': 'anders' })
        await expect(text.locator('> *')).toHaveText([
          'Vorher ',
          'Der zerbrochne Krug',
          'Ein Lustspiel von Heinrich von Kleist, mehr unter dieser Adresse.',
          /^Dauer: 100\sMinuten$/,
          'Dorfrichter Adam',
          'Frau Marthe',
          'Eve',
          'Ruprecht',
          'nachher',
        ])
        await expectCaretBehind('Ruprecht')
        expect(reports).toEqual([])
      },
    )
  }

  test('a few words join the sentence, and plain text becomes paragraphs', async ({ page }) => {
    const { text, expectText } = await openRichText(page, [paragraph('Der ')])
    await pasteInto(text, { 'text/html': '<b>Krug</b>' })
    const krug: RichText[number] = {
      type: 'paragraph',
      children: [{ text: 'Der ' }, { text: 'Krug', bold: true }],
    }
    await expectText([krug])
    await pasteInto(text, { 'text/plain': 'eins\n\nzwei' })
    await expectText([krug, paragraph('eins'), paragraph('zwei')])
  })

  test('over everything replaces it', async ({ page }) => {
    const { text, expectText } = await openRichText(page, [
      { type: 'numbered_item', children: [{ text: 'alt' }] },
    ])
    await page.keyboard.press('Control+A')
    await pasteInto(text, { 'text/html': '<p>neu</p><p>und mehr</p>' })
    await expectText([paragraph('neu'), paragraph('und mehr')])
  })
})

/** Composes text as an input method does. */
async function composeText(page: Page, steps: readonly string[], committed: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  for (const text of steps) {
    const { length } = text
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: length,
      selectionEnd: length,
    })
  }
  if (committed !== '') await session.send('Input.insertText', { text: committed })
  else
    await session.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 })
}

function composingWorks() {
  test('into an empty text, and after words', { tag: '@core' }, async ({ page }) => {
    const { expectText, reports } = await openRichText(page, [])
    await composeText(page, ['い', 'いろ'], '色')
    await expectText([paragraph('色')])
    await composeText(page, ['は', 'はな'], '花')
    await expectText([paragraph('色花')])
    expect(reports).toEqual([])
  })

  test('in place of several paragraphs', async ({ page }) => {
    const { expectText, reports } = await openRichText(page, [paragraph('Eins'), paragraph('zwei')])
    await page.keyboard.press('Control+A')
    await composeText(page, ['い', 'いろ'], '色')
    await expectText([paragraph('色')])
    expect(reports).toEqual([])
  })

  test('and what others change meanwhile comes afterwards', async ({ page }) => {
    const { expectText, setFromOutside, reports } = await openRichText(page, [
      paragraph('Eins'),
      paragraph('zwei'),
    ])
    const session = await page.context().newCDPSession(page)
    const composition = { text: 'い', selectionStart: 1, selectionEnd: 1 }
    await session.send('Input.imeSetComposition', composition)
    await setFromOutside([paragraph('Eins neu'), paragraph('zwei')])
    await session.send('Input.insertText', { text: '色' })
    await expectText([paragraph('Eins neu'), paragraph('zwei色')])
    expect(reports).toEqual([])
  })
}

test.describe('E-05: composing with an input method', composingWorks)

test.describe('E-05: composing on Android', () => {
  const { userAgent, viewport, hasTouch, isMobile } = devices['Pixel 7']
  test.use({ userAgent, viewport, hasTouch, isMobile })
  composingWorks()
})

test('E-05: a dead key with its letter is one letter, in a word and over a selection', async ({
  page,
}) => {
  const { expectText, reports } = await openRichText(page, [paragraph('Caf')])
  await composeText(page, ['´'], 'é')
  await expectText([paragraph('Café')])
  await page.keyboard.press('Shift+ArrowLeft')
  await composeText(page, ['`'], 'è')
  await expectText([paragraph('Cafè')])
  expect(reports).toEqual([])
})

/** Replaces a word as spell-checking and autocorrection do: by `beforeinput` with the range of the word. */
async function replaceWord(text: Locator, word: string, replacement: string): Promise<void> {
  await text.evaluate(
    (element, { word, replacement }) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      let node = walker.nextNode()
      while (node && !node.textContent!.includes(word)) node = walker.nextNode()
      const start = node!.textContent!.indexOf(word)
      const range = new StaticRange({
        startContainer: node!,
        startOffset: start,
        endContainer: node!,
        endOffset: start + word.length,
      })
      const dataTransfer = new DataTransfer()
      dataTransfer.setData('text/plain', replacement)
      element.dispatchEvent(
        new InputEvent('beforeinput', {
          inputType: 'insertReplacementText',
          dataTransfer,
          targetRanges: [range],
          bubbles: true,
          cancelable: true,
        }),
      )
    },
    { word, replacement },
  )
}

test('E-05: what spell-checking suggests replaces the word, also one that is bold @core', async ({
  page,
}) => {
  const { text, expectText, reports } = await openRichText(page, [
    {
      type: 'paragraph',
      children: [{ text: 'Der ' }, { text: 'zerbrochne', bold: true }, { text: ' Kurg' }],
    },
  ])
  await replaceWord(text, 'Kurg', 'Krug')
  await replaceWord(text, 'zerbrochne', 'zerbrochene')
  await expectText([
    {
      type: 'paragraph',
      children: [{ text: 'Der ' }, { text: 'zerbrochene', bold: true }, { text: ' Krug' }],
    },
  ])
  expect(reports).toEqual([])
})
