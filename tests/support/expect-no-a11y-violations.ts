import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Asserts that the page, or a part of it, has no accessibility violation and does not overflow. */
export async function expectNoA11yViolations(page: Page, within = 'html'): Promise<void> {
  const { violations } = await axe(page).include(within).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  const overflow = await page
    .locator(within)
    .evaluate((part) => part.scrollWidth - part.clientWidth)
  expect(overflow, 'nothing is wider than its room').toBeLessThanOrEqual(0)
}

/**
 * The content of frames belongs to their providers. Without it, and without lists of passed rules, a check takes a
 * quarter of the time.
 */
const axe = (page: Page) =>
  new AxeBuilder({ page })
    .setLegacyMode()
    // WCAG 2.5.8; axe leaves it out unless it is asked for.
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .exclude('iframe')
