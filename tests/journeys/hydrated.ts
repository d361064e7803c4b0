import { expect, type Page } from '@playwright/test'

/** Until React has the page: what a visitor does then is the island's. */
export const hydrated = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        Object.keys(document.querySelector('main')!).some((key) => key.startsWith('__react')),
      ),
    )
    .toBe(true)
