import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Finds no barrier in the page as it stands, and nothing wider than the window. */
export async function expectNoBarrier(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  )
  expect(overflow, 'nothing is wider than the window').toBeLessThanOrEqual(0)
}
