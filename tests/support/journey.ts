import { type BrowserContext, type Page, test as base } from '@playwright/test'
import { recordRequests } from './wait-for-idle.ts'

/**
 * A journey. After each navigation it waits for hydration; what a click does before that, as a plain link or form, is
 * tested by the journeys without JavaScript.
 */
export const test = base.extend({
  context: async ({ context, javaScriptEnabled }, use) => {
    context.on('page', recordRequests)
    if (javaScriptEnabled) waitForHydration(context)
    await use(context)
  },
})

function waitForHydration(context: BrowserContext): void {
  context.on('page', (page) => {
    const goto = page.goto.bind(page)
    page.goto = async (...visit) => {
      const response = await goto(...visit)
      await hydrated(page)
      return response
    }
    const reload = page.reload.bind(page)
    page.reload = async (...visit) => {
      const response = await reload(...visit)
      await hydrated(page)
      return response
    }
  })
}

/** Until React has hydrated the page; other sites have no React. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    const isOfTheFramework = document.querySelector('link[data-start]') !== null
    return !main || !isOfTheFramework || Object.keys(main).some((key) => key.startsWith('__react'))
  })
}
