import type { Page, Request } from '@playwright/test'

const underWay = new WeakMap<Page, Map<Request, PromiseWithResolvers<void>>>()
/** Streams do not end; sounds and films come as far as they are played. */
const endless = ['eventsource', 'media', 'websocket']

/** Watches what a page asks for, so that `atRest` knows when all of it has come. */
export function watchRequests(page: Page): void {
  const requests = new Map<Request, PromiseWithResolvers<void>>()
  underWay.set(page, requests)
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
 * Until the page has loaded, all that it has asked for has come and the browser has nothing left to do: what starts by itself then,
 * as the question about cookies, has started, too. It is for saying that something did not happen; where something is to happen,
 * expect that instead.
 */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  for (let isQuiet = false; !isQuiet;) {
    const before = await resourcesAtIdle(page)
    const requests = [...(underWay.get(page)?.values() ?? [])]
    await Promise.all(requests.map(({ promise }) => promise))
    // Twice: what has come may have asked for more.
    isQuiet = requests.length === 0 && before === (await resourcesAtIdle(page))
  }
}

/** Waits for the browser to have nothing to do; answers how many things the page has fetched until then. */
function resourcesAtIdle(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestIdleCallback(() => resolve(performance.getEntriesByType('resource').length))
      }),
  )
}
