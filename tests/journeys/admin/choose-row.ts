import { expect, type Page } from '@playwright/test'

/** Types into a control that finds other rows, and takes the first one with the keyboard. */
export async function chooseRow(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).focus()
  // The result of the whole text: with that of a part of it, what is highlighted would go again.
  const found =
    text !== '' &&
    page.waitForResponse((one) => new URL(one.url()).searchParams.get('search') === text)
  await page.keyboard.type(text)
  await found
  await expect(page.getByRole('option').first()).toHaveText(new RegExp(text))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}
