import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'
import { wholeHeadMark } from './whole-head.ts'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** What `next.config.ts` has to set so that Next works behind the front server. */
export const nextSettings = {
  cacheHandler: here('./caches/route-cache.ts'),
  cacheHandlers: { default: here('./caches/graph-cache.ts') },
  // The route cache bounds itself.
  cacheMaxMemorySize: 0,
  // Responses are compressed once, in the page cache.
  compress: false,
  // The front server sends ETags of its own; Next would compute them in JavaScript.
  generateEtags: false,
  poweredByHeader: false,
  htmlLimitedBots: new RegExp(wholeHeadMark),
  experimental: {
    // With it Next renders every private page once more, for a prefetch that nobody asks for (every read of which then fails and is
    // reported), and sends that with the page. What the router keeps without it is what it has prefetched: visitors' pages whole.
    cachedNavigations: false,
    // 404s and rare pages would fill the disk.
    isrFlushToDisk: false,
    // The hash keeps caches that look at the address alone from mixing up the router's responses with pages. The front
    // server redirects without it and marks those responses as private instead.
    validateRSCRequestHeaders: false,
  },
} satisfies NextConfig
