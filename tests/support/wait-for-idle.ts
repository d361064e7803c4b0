import type { Page, Request } from '@playwright/test'

const requestsOfPage = new WeakMap<Page, Map<Request, PromiseWithResolvers<void>>>()
/** Streams do not end; audio and video load as far as they are played. */
const endless = ['eventsource', 'media', 'websocket']

/** Records a page's requests, so that `waitForIdle` knows when all are finished. */
export function recordRequests(page: Page): void {
  const requests = new Map<Request, PromiseWithResolvers<void>>()
  requestsOfPage.set(page, requests)
  page.on('request', (request) => {
    if (!endless.includes(request.resourceType())) requests.set(request, Promise.withResolvers())
  })
  const end = (request: Request) => {
    requests.get(request)?.resolve()
    requests.delete(request)
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
}

/**
 * Waits until the page has loaded, all requests are finished and the browser is idle, so that delayed parts such as the
 * cookie banner have started too; where a page is edited, these wait until the editor is open. Use it to assert that
 * something did not happen; where something is to happen, expect that instead.
 */
export async function waitForIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  for (let isQuiet = false; !isQuiet;) {
    const before = await resourcesAtIdle(page)
    const requests = [...(requestsOfPage.get(page)?.values() ?? [])]
    await Promise.all(requests.map(({ promise }) => promise))
    // Twice: a response may have caused more requests.
    isQuiet = requests.length === 0 && before === (await resourcesAtIdle(page))
  }
}

/** Waits until the browser is idle; returns how many resources the page has loaded by then. */
function resourcesAtIdle(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestIdleCallback(() => resolve(performance.getEntriesByType('resource').length))
      }),
  )
}
