import type { Locator, Page } from '@playwright/test'

const mostPresses = 120

/** Presses Tab until something has the focus, in whichever frame it stands, as who has no mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < mostPresses; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return
  }
  throw new Error(`The keyboard does not reach ${target.toString()}.`)
}
