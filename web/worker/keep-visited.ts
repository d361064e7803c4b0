import { isForEverybody } from './for-everybody.ts'
import { kept } from './kept.ts'

const ownFiles = /\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g

/**
 * Keeps a page that was shown without being loaded: the first one, which was there before the worker, and those that a link inside
 * the site led to.
 */
export async function keepVisited(path: string): Promise<void> {
  const pages = await caches.open(kept.pages.name)
  if (await pages.match(path)) return
  const answer = await fetch(path, { redirect: 'error' })
  if (!isForEverybody(answer)) return
  const html = await answer.clone().text()
  await pages.put(path, answer)
  await keepFiles([...new Set(html.match(ownFiles) ?? [])])
}

async function keepFiles(paths: string[]): Promise<void> {
  const files = await caches.open(kept.files.name)
  for (const path of paths) {
    if (await files.match(path)) continue
    const answer = await fetch(path)
    if (isForEverybody(answer)) await files.put(path, answer)
  }
}
