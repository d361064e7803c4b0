import 'server-only'
import { cacheLife } from 'next/cache'

/**
 * Says that the page which is being made lacks something that could not be had: it is kept for a minute only, and then made
 * again. Nobody announces that an outage is over.
 */
export async function makeSoonAgain(): Promise<void> {
  await keepBriefly()
}

// The life of what a page is made of bounds that of the page.
async function keepBriefly() {
  'use cache'
  cacheLife({ stale: 60, revalidate: 60, expire: 300 })
  return true
}
