import { isPublic } from './is-public.ts'
import { cacheLimits } from './cache-limits.ts'

const ownFiles = /\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g

/**
 * Caches a page that was shown without a request to the worker: the first one, which was loaded before the worker, and
 * those that a link inside the site led to.
 */
export async function cacheVisited(path: string): Promise<void> {
  const pages = await caches.open(cacheLimits.pages.name)
  if (await pages.match(path)) return
  const response = await fetch(path, { redirect: 'error' })
  if (!isPublic(response)) return
  const html = await response.clone().text()
  await pages.put(path, response)
  await cacheFiles([...new Set(html.match(ownFiles) ?? [])])
}

async function cacheFiles(paths: string[]): Promise<void> {
  const files = await caches.open(cacheLimits.files.name)
  for (const path of paths) {
    if (await files.match(path)) continue
    const response = await fetch(path)
    if (isPublic(response)) await files.put(path, response)
  }
}
