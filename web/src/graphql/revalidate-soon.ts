import 'server-only'
import { cacheLife } from 'next/cache'

/**
 * Marks the page that is being rendered as incomplete, because something could not be loaded: it is cached for a minute
 * only. No invalidation announces the end of an outage.
 */
export async function revalidateSoon(): Promise<void> {
  await cacheBriefly()
}

// The shortest lifetime of its content is that of the page.
async function cacheBriefly() {
  'use cache'
  cacheLife({ stale: 60, revalidate: 60, expire: 300 })
  return true
}
