import type { Page } from '@playwright/test'
import { expectNoA11yViolations } from './expect-no-a11y-violations.ts'
import { byTurns, combinations, isFull } from './pairwise.ts'

/** The dimensions of a page's appearance, for `combinations`. */
export const dimensions = {
  language: ['de', 'en'],
  width: [320, 1536],
  colorScheme: ['light', 'dark'],
} as const

/** The appearances of one page in accessibility checks. */
export const appearances = combinations(dimensions)

/**
 * The widths of a phone and a desktop, and in a full run that of a tablet, which has the layout of one of them: each with the turn that
 * its test begins with.
 */
export const widths = (isFull ? [320, 768, 1280] : [320, 1280]).map((width, turn) => ({
  width,
  turn,
}))

/** One of them, by turns of the files, for a walk through many states of a page; in a full run all of them. */
export const widthAt = (turn: number) => byTurns(widths, turn)

/** Checks one state of a page after another for accessibility violations, in light and dark by turns. */
export function inLightAndDark(page: Page, { turn, within }: { turn: number; within?: string }) {
  let next = turn
  return async function expectNoA11yViolationsHere(): Promise<void> {
    for (const colorScheme of byTurns(['light', 'dark'], next)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expectNoA11yViolations(page, within)
    }
    next += 1
  }
}

/**
 * Checks a page, or a part of it, on a phone in light and on a desktop in dark, or with `turn` 1 the other way round; in a full run in both
 * everywhere.
 */
export async function expectNoA11yViolationsAnywhere(
  page: Page,
  { turn: first = 0, within }: { turn?: number; within?: string } = {},
): Promise<void> {
  for (const { width, turn } of widths) {
    for (const colorScheme of byTurns(['light', 'dark'], first + turn)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 800 })
      await expectNoA11yViolations(page, within)
    }
  }
}
