import { incomplete } from '@foyer/schema/change-tags.ts'
import { LRUCache } from 'lru-cache'
import { limits } from '#front/limits.ts'
import { type FailureStatus, statusOfFailure } from '#front/response/render-failure.ts'
import type { RenderRequest } from '#front/renderer.ts'
import type { ResponseStore } from './response-store.ts'
import type { CachedResponse } from './cached-response.ts'
import { withDeadline } from './with-deadline.ts'
import type { RenderQueue } from './render-queue.ts'
import type { Moment, TagClock } from './tag-clock.ts'

export type PageRequest = {
  /** Cache key of the response: two requests with the same key get the same bytes. */
  key: string
  /** The request to the renderer. It is made from the key alone and contains nothing of the visitor. */
  request: RenderRequest
  /** Whether clients can invent any number of such requests. */
  isRare: boolean
}

/** The result of a render: a response for everyone, or none that may be shared. */
type RenderOutcome = { response: CachedResponse } | 'private'

type PageResult =
  | {
      kind: 'response'
      response: CachedResponse
      state: 'hit' | 'refreshing' | 'outdated' | 'rendered'
    }
  /** The response varies by visitor and has to be rendered for each. */
  | { kind: 'private' }
  /** No response can be had, or not in time. */
  | { kind: 'unavailable'; status: FailureStatus }

export type PageCache = {
  /** A fresh response from memory. */
  findFresh(key: string): CachedResponse | undefined
  /** `disconnected` aborts when the client disconnects. */
  get(pageRequest: PageRequest, disconnected?: AbortSignal): Promise<PageResult>
}

type Parts = {
  store: ResponseStore
  clock: TagClock
  queue: RenderQueue
  /** Renders one response. Throws when that fails. */
  renderPage(
    pageRequest: PageRequest,
    at: { startedAt: Moment; signal: AbortSignal },
  ): Promise<RenderOutcome>
  /** Waits until all changes are known that the origin has committed by now, or that cannot be found out in time. */
  knowChanges?: () => Promise<void>
  onFailure(pageRequest: PageRequest, error: unknown): void
}

type InFlightRender = {
  /** When the render started; later requests join it until something is invalidated after that. */
  startedAt: Moment | undefined
  outcome: Promise<RenderOutcome>
  /** Requests that wait for it. When the last of them disconnects, the render is aborted. */
  waiting: Set<object>
  abandoned: AbortController
}

const maxKeys = 2000
const privateTtlMs = 60_000

/**
 * Gets a page from memory. Concurrent requests for the same page share one render. A request that arrives after a change
 * never gets a response whose render started before it, unless no fresh page can be had: then it gets the stale one,
 * marked as such.
 */
export function createPageCache(parts: Parts): PageCache {
  const { store, clock, queue, renderPage, onFailure, knowChanges = async () => {} } = parts
  const inFlight = new Map<string, InFlightRender>()
  const privateKeys = new LRUCache<string, true>({ max: maxKeys, ttl: privateTtlMs })
  const failures = new LRUCache<string, FailureStatus>({
    max: maxKeys,
    ttl: limits.retryAfterFailureMs,
  })

  function findFresh(key: string): CachedResponse | undefined {
    const cached = store.find(key)
    return cached && clock.now() < endOfFreshness(cached) && isCurrent(cached) ? cached : undefined
  }

  async function get(pageRequest: PageRequest, disconnected?: AbortSignal): Promise<PageResult> {
    const cached = store.find(pageRequest.key)
    const now = clock.now()
    if (cached && isCurrent(cached)) {
      const freshUntil = endOfFreshness(cached)
      if (now < freshUntil) return { kind: 'response', response: cached, state: 'hit' }
      const isComplete = !cached.tags.includes(incomplete)
      if (isComplete && now < freshUntil + limits.staleWhileRefreshMs) {
        if (!failures.has(pageRequest.key)) join(pageRequest).started.outcome.catch(() => {})
        return { kind: 'response', response: cached, state: 'refreshing' }
      }
    }
    if (privateKeys.has(pageRequest.key)) return { kind: 'private' }
    const outcome = await attempt(pageRequest, disconnected)
    if (outcome === 'private') return { kind: 'private' }
    if (outcome) return { kind: 'response', response: outcome.response, state: 'rendered' }
    if (cached && now < cached.startedAt + limits.staleOnOutageMs) {
      return { kind: 'response', response: cached, state: 'outdated' }
    }
    return { kind: 'unavailable', status: failures.get(pageRequest.key) ?? 503 }
  }

  /** A render within the time that a visitor waits; nothing if one failed a moment ago. */
  async function attempt(
    pageRequest: PageRequest,
    disconnected: AbortSignal | undefined,
  ): Promise<RenderOutcome | undefined> {
    if (failures.has(pageRequest.key)) return undefined
    const { started, leave } = join(pageRequest, disconnected)
    const outcome = await withDeadline(started.outcome, {
      requestedAt: clock.now(),
      startedAt: () => started.startedAt,
      lastFinished: queue.lastFinished,
    })
    // A render that has begun goes on, for the next visitor; a queued one would only delay others.
    if (!outcome && started.startedAt === undefined) leave()
    if (!outcome && !disconnected?.aborted && !failures.has(pageRequest.key)) {
      failures.set(pageRequest.key, 503)
    }
    return outcome
  }

  const isCurrent = (cached: CachedResponse) =>
    !clock.hasChangedSince(cached.tags, cached.startedAt)

  const endOfFreshness = ({ startedAt, freshUntil, ttlWithoutFeedMs }: CachedResponse) =>
    Math.min(freshUntil, clock.knownUntil(startedAt) + ttlWithoutFeedMs)

  /** Joins a render, which is aborted when all who wait have disconnected or left; without `disconnected` it runs to its end. */
  function join(
    pageRequest: PageRequest,
    disconnected?: AbortSignal,
  ): { started: InFlightRender; leave: () => void } {
    const started = render(pageRequest)
    const visitor = disconnected ?? {}
    const leave = () => {
      started.waiting.delete(visitor)
      if (started.waiting.size === 0) started.abandoned.abort(disconnected?.reason)
    }
    started.waiting.add(visitor)
    disconnected?.addEventListener('abort', leave, { once: true })
    if (disconnected?.aborted) leave()
    return { started, leave }
  }

  /** The in-flight render, or one that follows it when something has changed since it started. */
  function render(pageRequest: PageRequest): InFlightRender {
    const before = inFlight.get(pageRequest.key)
    const isOutdated = before?.startedAt && clock.hasChangedSince([], before.startedAt)
    if (before && !isOutdated && !before.abandoned.signal.aborted) return before
    const started: InFlightRender = {
      startedAt: undefined,
      outcome: Promise.resolve('private'),
      waiting: new Set(),
      abandoned: new AbortController(),
    }
    inFlight.set(pageRequest.key, started)
    started.outcome = startRender(pageRequest, started, before).finally(() => {
      if (inFlight.get(pageRequest.key) === started) inFlight.delete(pageRequest.key)
    })
    return started
  }

  async function startRender(
    pageRequest: PageRequest,
    started: InFlightRender,
    before: InFlightRender | undefined,
  ) {
    if (before) {
      await before.outcome.catch(() => {})
      const cached = store.find(pageRequest.key)
      if (cached && isCurrent(cached) && clock.now() < endOfFreshness(cached))
        return { response: cached }
    }
    try {
      return await queue.run(
        (signal) => renderWhole(pageRequest, started, signal),
        started.abandoned.signal,
      )
    } catch (error) {
      if (started.abandoned.signal.aborted) throw error
      failures.set(pageRequest.key, statusOfFailure(error))
      onFailure(pageRequest, error)
      throw error
    }
  }

  /**
   * A page is composed from several reads. If something that it shows has changed between them, it may show half of a change, and is rendered
   * again.
   */
  async function renderWhole(
    pageRequest: PageRequest,
    started: InFlightRender,
    signal: AbortSignal,
  ): Promise<RenderOutcome> {
    for (let left = limits.rendersPerPage - 1; ; left -= 1) {
      const startedAt = (started.startedAt = clock.now())
      const outcome = await renderPage(pageRequest, { startedAt, signal })
      if (outcome !== 'private' && left > 0) await knowChanges()
      if (outcome === 'private' || left === 0 || isCurrent(outcome.response)) {
        return cacheOutcome(pageRequest, outcome)
      }
    }
  }

  function cacheOutcome(pageRequest: PageRequest, outcome: RenderOutcome): RenderOutcome {
    if (outcome === 'private') {
      privateKeys.set(pageRequest.key, true)
      store.delete(pageRequest.key)
      return outcome
    }
    const { response } = outcome
    failures.delete(pageRequest.key)
    // Stored even if something has changed meanwhile: it is stale then, but can be used in an outage.
    store.set(pageRequest.key, response, { isRare: pageRequest.isRare || response.status !== 200 })
    return outcome
  }

  return { get, findFresh }
}
