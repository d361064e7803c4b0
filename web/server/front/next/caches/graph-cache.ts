import { searched } from '@foyer/schema/change-tags.ts'
import { LRUCache } from 'lru-cache'
import { limits } from '#front/limits.ts'
import { shared } from '#front/next/render-context.ts'

/** One value of a `'use cache'` function in Next's form; times in milliseconds and seconds. */
type Entry = {
  value: ReadableStream<Uint8Array>
  tags: string[]
  stale: number
  timestamp: number
  expire: number
  revalidate: number
}

type StoredValue = Omit<Entry, 'value'> & { bytes: Uint8Array<ArrayBuffer> }

const entries = createPartition(limits.graphCacheBytes)
/** Searches have their own partition: clients can invent any number of them, and they must not evict other entries. */
const searches = createPartition(limits.searchCacheBytes)
const filling = new Map<string, Promise<void>>()

/**
 * Next's cache of `'use cache'` functions (`cacheHandlers.default`): responses of the graph, shared by all pages. An
 * entry is dated by when its function STARTED, so that one in flight during a change is not used after it.
 */
export default {
  async get(key: string): Promise<Entry | undefined> {
    await filling.get(key)
    const stored = entries.get(key) ?? searches.get(key)
    if (!stored || isOutdated(stored)) return undefined
    const { bytes, ...rest } = stored
    return { ...rest, value: new Blob([bytes]).stream() }
  },

  async set(key: string, pending: Promise<Entry>): Promise<void> {
    const filled = fill(key, pending).catch(() => {})
    filling.set(key, filled)
    await filled
    if (filling.get(key) === filled) filling.delete(key)
  },

  async refreshTags() {},

  /** Pages have no tags beside those of their entries. */
  async getExpiration(): Promise<number> {
    return 0
  },

  async updateTags(tags: string[]) {
    shared.clock.invalidate(tags)
  },
}

async function fill(key: string, pending: Promise<Entry>) {
  const { value, ...rest } = await pending
  const bytes = new Uint8Array(await new Response(value).arrayBuffer())
  const partition = rest.tags.includes(searched) ? searches : entries
  if (rest.expire > 0) partition.set(key, { ...rest, bytes })
}

function isOutdated({ tags, timestamp, revalidate }: StoredValue): boolean {
  const now = shared.clock.now()
  if (now > timestamp + revalidate * 1000) return true
  if (now > shared.clock.knownUntil(timestamp) + limits.ttlWithoutFeedMs) return true
  return tags.length > 0 && shared.clock.hasChangedSince(tags, timestamp)
}

function createPartition(maxSize: number) {
  return new LRUCache<string, StoredValue>({
    maxSize,
    sizeCalculation: ({ bytes }, key) =>
      bytes.length + key.length * 2 + limits.cachedResponseOverheadBytes,
  })
}
