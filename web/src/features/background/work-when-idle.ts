import { prefersReducedData } from '#lib/browser/prefers-reduced-data.ts'

/**
 * Registers the service worker, which caches visited pages for offline use (X-07; without service workers only that is missing), and
 * measures how the first page was loaded.
 */
export async function workWhenIdle(visited: string): Promise<void> {
  const isReduced = prefersReducedData()
  // Measures from its first import on.
  if (!isReduced) await import('./measure-load-times.ts')
  if (!('serviceWorker' in navigator) || process.env.NODE_ENV !== 'production') return
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  const { active } = await navigator.serviceWorker.ready
  // With a query, or where data is dear, only what is loaded anyway is kept.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers are of this site alone
  if (location.search === '' && !isReduced) active?.postMessage({ visited })
}
