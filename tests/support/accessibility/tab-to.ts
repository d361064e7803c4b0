import type { Locator, Page } from '@playwright/test'

const maxPresses = 120

/** Presses Tab until an element, in any frame, has the focus, as a visitor without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < maxPresses; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return
  }
  throw new Error(`The keyboard does not reach ${target.toString()}.`)
}
