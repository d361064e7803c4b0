import type { Page } from '@playwright/test'

/** How long an alert is shown. */
const alertMs = 4000

/** Alerts stay, in pages that are opened from now on: on a busy machine they are gone before they are examined. */
export const keepAlerts = (page: Page): Promise<unknown> =>
  page.addInitScript((alertMs) => {
    const { setTimeout } = window
    window.setTimeout = ((...given: Parameters<typeof setTimeout>) =>
      given[1] === alertMs ? 0 : setTimeout(...given)) as typeof setTimeout
  }, alertMs)
