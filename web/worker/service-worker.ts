import { CacheFirst, ExpirationPlugin, NetworkFirst, Serwist } from 'serwist'
import { isForEverybody } from './for-everybody.ts'
import { keepVisited } from './keep-visited.ts'
import { kept, offlinePages } from './kept.ts'

declare const self: ServiceWorkerGlobalScope
/** Of the build that this worker belongs to. */
declare const BUILD_ID: string

/*
 * What has been visited can be read without a network. Pages come from the network whenever there is one, so that nobody sees an
 * old one; only what the site gives to everybody is kept, and only what is read.
 */

/** Whoever has waited so long for a network that says nothing is shown what is kept, if anything is. */
const networkTimeoutSeconds = 4

const isOurs = (url: URL) => url.origin === self.location.origin
const onlyForEverybody = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    isForEverybody(response) ? response : null,
}

const worker = new Serwist({
  precacheEntries: offlinePages.map((url) => ({ url, revision: BUILD_ID })),
  // Old pages go on with their old scripts, which stay kept: nothing breaks where the new worker takes over.
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: false,
  runtimeCaching: [
    {
      matcher: ({ request, url }) => request.mode === 'navigate' && isOurs(url),
      handler: new NetworkFirst({
        cacheName: kept.pages.name,
        networkTimeoutSeconds,
        plugins: [onlyForEverybody, new ExpirationPlugin({ maxEntries: kept.pages.most })],
      }),
    },
    {
      matcher: ({ url }) => isOurs(url) && url.pathname.startsWith('/_next/static/'),
      handler: new CacheFirst({
        cacheName: kept.files.name,
        plugins: [onlyForEverybody, new ExpirationPlugin({ maxEntries: kept.files.most })],
      }),
    },
    {
      matcher: ({ request, url }) =>
        isOurs(url) && request.destination === 'image' && url.pathname.startsWith('/media/'),
      handler: new NetworkFirst({
        cacheName: kept.pictures.name,
        networkTimeoutSeconds,
        plugins: [onlyForEverybody, new ExpirationPlugin({ maxEntries: kept.pictures.most })],
      }),
    },
  ],
})

worker.setCatchHandler(async ({ request, url }) => {
  if (request.mode !== 'navigate') return Response.error()
  const [german = '', english = ''] = offlinePages
  const page = url.pathname.startsWith('/en') ? english : german
  return (await worker.matchPrecache(page)) ?? Response.error()
})

self.addEventListener('message', (event) => {
  const { visited } = event.data as { visited?: string }
  if (visited !== undefined) event.waitUntil(keepVisited(visited))
})

worker.addEventListeners()
