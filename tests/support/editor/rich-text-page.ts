import { expect, type Locator, type Page } from '@playwright/test'
import type { RichText } from '@foyer/schema/fields/rich-text.ts'
import { openEditorPage } from './editor-page.ts'

type Block = RichText[number]

export const paragraph = (text: string): Block => ({ type: 'paragraph', children: [{ text }] })

export type RichTextPage = {
  text: Locator
  /** Waits until the committed text is this one. */
  expectText: (value: RichText) => Promise<void>
  /** Changes the text as somebody else does. */
  setFromOutside: (value: RichText) => Promise<void>
  /** Types where the caret is and waits until it is shown. */
  expectCaretBehind: (words: string) => Promise<void>
  /** What the browser reported: errors of scripts, messages of the console, breaches of the policy. */
  reports: readonly string[]
}

/** Opens a rich text that is edited, with a caret at its end. */
export async function openRichText(
  page: Page,
  value: RichText,
  locale: 'de' | 'en' = 'de',
): Promise<RichTextPage> {
  const reports: string[] = []
  page.on('pageerror', ({ message }) => reports.push(message))
  page.on('console', (message) => reports.push(message.text()))
  page.on('dialog', (dialog) => {
    reports.push(dialog.message())
    void dialog.dismiss()
  })
  const query = new URLSearchParams({ value: JSON.stringify(value), locale })
  await openEditorPage(page, 'rich-text-page', String(query))
  const text = page.getByRole('textbox', { name: 'Inhalt' })
  await expect(text).toBeFocused()
  const main = page.locator('main')
  return {
    text,
    expectText: (expected) => expect(main).toHaveAttribute('data-text', JSON.stringify(expected)),
    async setFromOutside(outside) {
      await page.evaluate((outside) => {
        const { page } = globalThis as unknown as { page: { set: (value: unknown) => void } }
        page.set(outside)
      }, outside)
    },
    async expectCaretBehind(words) {
      await page.keyboard.type('|')
      await expect(text).toContainText(`${words}|`)
    },
    reports,
  }
}

/** Pastes as Chromium does: by `beforeinput`, not by the `paste` event. */
export async function pasteInto(text: Locator, contents: Record<string, string>): Promise<void> {
  await text.evaluate((element, contents) => {
    const dataTransfer = new DataTransfer()
    for (const [type, content] of Object.entries(contents)) dataTransfer.setData(type, content)
    const init = { inputType: 'insertFromPaste', dataTransfer, bubbles: true, cancelable: true }
    element.dispatchEvent(new InputEvent('beforeinput', init))
  }, contents)
}
