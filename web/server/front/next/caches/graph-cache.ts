import { searched } from '@foyer/schema/change-tags.ts'
import { LRUCache } from 'lru-cache'
import { limits } from '#front/limits.ts'
import { shared } from '#front/next/render-context.ts'

/** One value of a `'use cache'` function as Next hands it over; times in milliseconds and seconds. */
type Entry = {
  value: ReadableStream<Uint8Array>
  tags: string[]
  stale: number
  timestamp: number
  expire: number
  revalidate: number
}

type Kept = Omit<Entry, 'value'> & { bytes: Uint8Array<ArrayBuffer> }

const entries = createPartition(limits.graphCacheBytes)
/** Searches have a room of their own: anybody can invent more of them, and they are to push out nothing else. */
const searches = createPartition(limits.searchCacheBytes)
const filling = new Map<string, Promise<void>>()

/**
 * Next's cache of `'use cache'` functions (`cacheHandlers.default`): what the graph has answered, shared by all pages. An
 * entry counts from when its making began, so that an answer which was under way during a change is not used after it.
 */
export default {
  async get(key: string): Promise<Entry | undefined> {
    await filling.get(key)
    const kept = entries.get(key) ?? searches.get(key)
    if (!kept || isOutdated(kept)) return undefined
    const { bytes, ...rest } = kept
    return { ...rest, value: new Blob([bytes]).stream() }
  },

  async set(key: string, pending: Promise<Entry>): Promise<void> {
    const filled = fill(key, pending).catch(() => {})
    filling.set(key, filled)
    await filled
    if (filling.get(key) === filled) filling.delete(key)
  },

  async refreshTags() {},

  /** Pages have no tags of their own beside those of their entries. */
  async getExpiration(): Promise<number> {
    return 0
  },

  async updateTags(tags: string[]) {
    shared.clock.change(tags)
  },
}

async function fill(key: string, pending: Promise<Entry>) {
  const { value, ...rest } = await pending
  const bytes = new Uint8Array(await new Response(value).arrayBuffer())
  const room = rest.tags.includes(searched) ? searches : entries
  if (rest.expire > 0) room.set(key, { ...rest, bytes })
}

function isOutdated({ tags, timestamp, revalidate }: Kept): boolean {
  const now = shared.clock.now()
  if (now > timestamp + revalidate * 1000) return true
  if (now > shared.clock.knownUntil(timestamp) + limits.ttlWithoutFeedMs) return true
  return tags.length > 0 && shared.clock.hasChangedSince(tags, timestamp)
}

function createPartition(maxSize: number) {
  return new LRUCache<string, Kept>({
    maxSize,
    sizeCalculation: ({ bytes }, key) =>
      bytes.length + key.length * 2 + limits.cachedResponseOverheadBytes,
  })
}
