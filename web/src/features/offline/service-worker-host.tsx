'use client'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { prefersReducedData } from '#lib/browser/prefers-reduced-data.ts'
import { whenIdle } from '#lib/browser/when-idle.ts'

/**
 * Registers the service worker, which caches visited pages for offline use. Without service workers only that is
 * missing.
 */
export function ServiceWorkerHost() {
  const path = usePathname()
  useEffect(
    () =>
      whenIdle(() => {
        if (!('serviceWorker' in navigator) || process.env.NODE_ENV !== 'production') return
        void keep(path).catch(() => {})
      }),
    [path],
  )
  return null
}

async function keep(visited: string) {
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  const { active } = await navigator.serviceWorker.ready
  // With a query, or where data is dear, only what is loaded anyway is kept.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers are of this site alone
  if (location.search === '' && !prefersReducedData()) active?.postMessage({ visited })
}
