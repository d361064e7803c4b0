import { type BrowserContext, type Page, test as base } from '@playwright/test'
import { watchRequests } from './at-rest.ts'

/**
 * A journey: where it goes, it looks around first. Its page is the framework's when it goes on; what a click does before that,
 * a plain link or form, is the business of the journeys without JavaScript.
 */
export const test = base.extend({
  context: async ({ context, javaScriptEnabled }, use) => {
    context.on('page', watchRequests)
    if (javaScriptEnabled) arriveHydrated(context)
    await use(context)
  },
})

function arriveHydrated(context: BrowserContext): void {
  context.on('page', (page) => {
    const goto = page.goto.bind(page)
    page.goto = async (...visit) => {
      const answer = await goto(...visit)
      await hydrated(page)
      return answer
    }
    const reload = page.reload.bind(page)
    page.reload = async (...visit) => {
      const answer = await reload(...visit)
      await hydrated(page)
      return answer
    }
  })
}

/** Until React has the page; what is not of the site has none. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    const isOfTheFramework = document.querySelector('link[data-start]') !== null
    return !main || !isOfTheFramework || Object.keys(main).some((key) => key.startsWith('__react'))
  })
}
