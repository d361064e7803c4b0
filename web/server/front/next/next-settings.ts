import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** What `next.config.ts` has to say so that Next works behind the front. */
export const nextSettings = {
  cacheHandler: here('./caches/route-cache.ts'),
  cacheHandlers: { default: here('./caches/graph-cache.ts') },
  // The route cache bounds itself.
  cacheMaxMemorySize: 0,
  // Answers are compressed once, where they are kept.
  compress: false,
  poweredByHeader: false,
  experimental: {
    // 404s and rare pages would fill the disk.
    isrFlushToDisk: false,
    // The hash keeps caches that look at addresses only from mixing up the router's answers with pages. The front
    // asks without it, and marks those answers as private instead.
    validateRSCRequestHeaders: false,
  },
} satisfies NextConfig
