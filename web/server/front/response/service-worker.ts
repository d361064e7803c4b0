import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { offlinePolicy } from './offline-page.ts'

export const serviceWorkerPath = '/sw.js'

// A service worker is bound by the policy of its own file: it may fetch from the site and nothing else.
const workerPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'"

/** Responds with the service worker of the build, if there is one: in development there is none. */
export function createServiceWorkerHandler(file: string) {
  const reading = readFile(file).catch(() => undefined)
  return async (response: ServerResponse): Promise<void> => {
    const script = await reading
    response.setHeader('cache-control', 'no-cache')
    if (!script) {
      response.writeHead(404, { 'content-length': 0 }).end()
      return
    }
    response.setHeader('content-security-policy', workerPolicy)
    response
      .writeHead(200, {
        'content-type': 'text/javascript; charset=utf-8',
        'content-length': script.length,
      })
      .end(script)
  }
}

/** Responds with the page that the service worker stores for when there is no network. */
export function sendNoNetworkPage(response: ServerResponse, page: Buffer): void {
  response.setHeader('content-security-policy', offlinePolicy)
  response.setHeader('cache-control', 'no-cache')
  response.setHeader('x-robots-tag', 'noindex')
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': page.length })
    .end(page)
}
