import { LRUCache } from 'lru-cache'
import { limits } from '#front/limits.ts'
import type { CachedResponse } from './cached-response.ts'

export type ResponseStore = {
  find(key: string): CachedResponse | undefined
  /** Stores a response in place of the previous one. Oversized ones are not stored. */
  set(key: string, response: CachedResponse, options: { isRare: boolean }): void
  delete(key: string): void
  sizes(): { common: Size; rare: Size }
}

type Size = { responses: number; bytes: number }

type Bounds = { pageCacheBytes?: number; rareCacheBytes?: number }

/**
 * Responses in memory, bounded by bytes, least recently used evicted first. Rare responses (with a query, redirects,
 * 404s) have their own partition: however many are invented, pages are not evicted.
 */
export function createResponseStore({
  pageCacheBytes = limits.pageCacheBytes,
  rareCacheBytes = limits.rareCacheBytes,
}: Bounds = {}): ResponseStore {
  const common = createPartition(pageCacheBytes)
  const rare = createPartition(rareCacheBytes)

  return {
    find: (key) => common.get(key) ?? rare.get(key),
    set(key, response, { isRare }) {
      const [partition, other] = isRare ? [rare, common] : [common, rare]
      other.delete(key)
      partition.set(key, response)
    },
    delete(key) {
      common.delete(key)
      rare.delete(key)
    },
    sizes: () => ({ common: sizeOf(common), rare: sizeOf(rare) }),
  }
}

function createPartition(maxSize: number) {
  return new LRUCache<string, CachedResponse>({
    maxSize,
    maxEntrySize: Math.min(maxSize, limits.cachedResponseBytes),
    sizeCalculation: (response, key) => response.bytes + key.length * 2,
  })
}

const sizeOf = (partition: LRUCache<string, CachedResponse>): Size => ({
  responses: partition.size,
  bytes: partition.calculatedSize,
})
