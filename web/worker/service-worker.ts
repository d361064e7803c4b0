import { CacheFirst, ExpirationPlugin, NetworkFirst, Serwist } from 'serwist'
import { isPublic } from './is-public.ts'
import { cacheVisited } from './cache-visited.ts'
import { cacheLimits, offlinePages } from './cache-limits.ts'

declare const self: ServiceWorkerGlobalScope
/** The build that this worker belongs to. */
declare const BUILD_ID: string

/* Visited pages can be read offline. Pages come from the network whenever there is one, so that nobody sees a stale one; only public responses are cached, and only reads. */

/** How long a silent network may take before the cached page is shown, if there is one. */
const networkTimeoutSeconds = 4

const isOurs = (url: URL) => url.origin === self.location.origin
const publicOnly = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    isPublic(response) ? response : null,
}

const worker = new Serwist({
  precacheEntries: offlinePages.map((url) => ({ url, revision: BUILD_ID })),
  // Old pages go on with their old scripts, which stay cached: nothing breaks when the new worker takes control.
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: false,
  runtimeCaching: [
    {
      // Frames are left to the browser: a request from here does not say that it is for one, and no frame is read offline.
      matcher: ({ request, url }) =>
        request.mode === 'navigate' && request.destination === 'document' && isOurs(url),
      handler: new NetworkFirst({
        cacheName: cacheLimits.pages.name,
        networkTimeoutSeconds,
        plugins: [publicOnly, new ExpirationPlugin({ maxEntries: cacheLimits.pages.maxEntries })],
      }),
    },
    {
      matcher: ({ url }) => isOurs(url) && url.pathname.startsWith('/_next/static/'),
      handler: new CacheFirst({
        cacheName: cacheLimits.files.name,
        plugins: [publicOnly, new ExpirationPlugin({ maxEntries: cacheLimits.files.maxEntries })],
      }),
    },
    {
      matcher: ({ request, url }) =>
        isOurs(url) && request.destination === 'image' && url.pathname.startsWith('/media/'),
      handler: new NetworkFirst({
        cacheName: cacheLimits.pictures.name,
        networkTimeoutSeconds,
        plugins: [
          publicOnly,
          new ExpirationPlugin({ maxEntries: cacheLimits.pictures.maxEntries }),
        ],
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
  if (visited !== undefined) event.waitUntil(cacheVisited(visited))
})

worker.addEventListeners()
