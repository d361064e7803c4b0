import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Finds no barrier in the page as it stands, or in a part of it, and nothing wider than its room. */
export async function expectNoA11yViolations(page: Page, within = 'html'): Promise<void> {
  const { violations } = await axe(page).include(within).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  const overflow = await page
    .locator(within)
    .evaluate((part) => part.scrollWidth - part.clientWidth)
  expect(overflow, 'nothing is wider than its room').toBeLessThanOrEqual(0)
}

/**
 * What frames show is their providers' own. Without them, and without lists of what is well, a look takes a quarter of the
 * time.
 */
const axe = (page: Page) =>
  new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .exclude('iframe')
