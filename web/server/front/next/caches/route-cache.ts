import { LRUCache } from 'lru-cache'
import { limits } from '#front/limits.ts'
import type { Moment } from '#front/cache/tag-clock.ts'
import { isPrivateView } from '#i18n/private-pages.ts'
import { isDerivedTag, tagsHeader } from '#front/next/headers.ts'
import { shared } from '#front/next/render-context.ts'
import type { LazySegments } from './lazy-segments.ts'

/** A rendered route in Next's form: the document, its RSC payload and its segments. */
type Route = {
  kind: string
  status?: number
  headers?: Record<string, string | string[] | undefined>
  html?: string | Buffer
  body?: Buffer
  rscData?: Buffer
  segmentData?: Map<string, Buffer> | LazySegments
}

type StoredValue = {
  value: Route
  startedAt: Moment
  lastModified: number
  revalidateMs: number
  tags: string[]
}

// 404s and redirects have their own small partition, so that invented addresses do not evict pages.
const pages = createPartition(limits.routeCacheBytes)
const others = createPartition(limits.rareRouteCacheBytes)

/**
 * Next's cache of rendered routes (`cacheHandler`), in memory only. It makes document, RSC payload and segments of one
 * page come from one render; how long pages are cached is decided by the front server. Nothing is written to disk, and
 * what the build rendered counts as expired.
 *
 * It also passes the tags of the route to the front server, since Next's responses do not carry them.
 */
export default class RouteCache {
  async get(key: string) {
    const stored = pages.get(key) ?? others.get(key)
    if (!stored || isOutdated(stored)) return null
    // Without its segments Next renders the page again, and makes them.
    if (shared.renders.getStore()?.isSegment && !(await hasSegments(stored.value))) return null
    report(stored.tags)
    return { value: stored.value, lastModified: stored.lastModified }
  }

  async set(
    key: string,
    value: Route | null,
    { cacheControl }: { cacheControl?: { revalidate?: number | false } } = {},
  ) {
    pages.delete(key)
    others.delete(key)
    // A private rendering is not stored.
    if (!value || isPrivateView(key)) return
    const tags = readTags(value)
    report(tags)
    const startedAt = shared.renders.getStore()?.startedAt
    if (startedAt === undefined) return
    const revalidateMs = (cacheControl?.revalidate || Infinity) * 1000
    const partition = (value.status ?? 200) === 200 ? pages : others
    partition.set(key, { value, startedAt, lastModified: Date.now(), revalidateMs, tags })
  }

  async revalidateTag(tags: string | string[]) {
    shared.clock.invalidate([tags].flat())
  }

  resetRequestCache() {}
}

function createPartition(maxSize: number) {
  return new LRUCache<string, StoredValue>({
    maxSize,
    sizeCalculation: ({ value }, key) => estimateBytes(value) + key.length * 2,
  })
}

function isOutdated({ tags, startedAt, revalidateMs }: StoredValue): boolean {
  const now = shared.clock.now()
  if (now > startedAt + revalidateMs) return true
  if (now > shared.clock.knownUntil(startedAt) + limits.ttlWithoutFeedMs) return true
  return shared.clock.hasChangedSince(tags, startedAt)
}

function report(tags: string[]) {
  const render = shared.renders.getStore()
  if (render) render.tags = tags
}

/** The tags that pages set, without those that Next derives from paths. */
function readTags({ headers }: Route): string[] {
  const all = [headers?.[tagsHeader] ?? []].flat().join(',')
  return all.split(',').filter((tag) => tag !== '' && !isDerivedTag(tag))
}

/** Makes the segments of a route if that has been postponed; false if they could not be made. */
async function hasSegments({ segmentData }: Route): Promise<boolean> {
  // Not `instanceof`: Next may load this module as another copy, with another class.
  if (!segmentData || !('fill' in segmentData)) return true
  return segmentData.fill().then(
    () => true,
    () => false,
  )
}

function estimateBytes({ html, body, rscData, segmentData }: Route): number {
  const document = typeof html === 'string' ? html.length * 2 : (html?.length ?? 0)
  // The segments contain what the RSC payload contains, whether they have been made or not.
  const payloads = segmentData ? 2 : 1
  return (
    document +
    (body?.length ?? 0) +
    (rscData?.length ?? 0) * payloads +
    limits.cachedResponseOverheadBytes
  )
}
