import { LRUCache } from 'lru-cache'
import { limits } from '#front/limits.ts'
import type { RenderRequest } from '#front/renderer.ts'
import type { ResponseStore } from './response-store.ts'
import type { CachedResponse } from './cached-response.ts'
import { withDeadline } from './with-deadline.ts'
import type { RenderQueue } from './render-queue.ts'
import type { Moment, TagClock } from './tag-clock.ts'

export type PageQuestion = {
  /** Cache key of the response: two requests with the same key get the same bytes. */
  key: string
  /** The request to the renderer. It is made from the key alone and contains nothing of the visitor. */
  request: RenderRequest
  /** Whether clients can invent any number of such requests. */
  isRare: boolean
}

/** The result of a render: a response for everyone, or none that may be shared. */
type Made = { answer: CachedResponse } | 'private'

type PageAnswer =
  | {
      kind: 'answer'
      answer: CachedResponse
      state: 'hit' | 'refreshing' | 'outdated' | 'rendered'
    }
  /** The response varies by visitor and has to be rendered for each. */
  | { kind: 'private' }
  /** No response can be had in time. */
  | { kind: 'unavailable' }

export type PageCache = {
  /** A fresh response from memory. */
  findFresh(key: string): CachedResponse | undefined
  /** `gone` aborts when the client disconnects. */
  ask(question: PageQuestion, gone?: AbortSignal): Promise<PageAnswer>
}

type Parts = {
  store: ResponseStore
  clock: TagClock
  queue: RenderQueue
  /** Renders one response. Throws when that fails. */
  make(question: PageQuestion, at: { begun: Moment; signal: AbortSignal }): Promise<Made>
  onFailure(question: PageQuestion, error: unknown): void
}

type InFlightRender = {
  /** When the render started; later requests join it until something is invalidated after that. */
  begun: Moment | undefined
  made: Promise<Made>
  /** Requests that wait for it. When the last of them disconnects, the render is aborted. */
  waiting: Set<object>
  abandoned: AbortController
}

const rememberedKeys = 2000
const privateForMs = 60_000

/**
 * Answers from memory. Concurrent requests for the same page share one render. A request that arrives after a change
 * never gets a response whose render started before it, unless no fresh page can be had: then it gets the stale one,
 * marked as such.
 */
export function createPageCache({ store, clock, queue, make, onFailure }: Parts): PageCache {
  const inFlight = new Map<string, InFlightRender>()
  const privateKeys = new LRUCache<string, true>({ max: rememberedKeys, ttl: privateForMs })
  const failures = new LRUCache<string, true>({
    max: rememberedKeys,
    ttl: limits.retryAfterFailureMs,
  })

  function findFresh(key: string): CachedResponse | undefined {
    const cached = store.find(key)
    return cached && clock.now() < endOfFreshness(cached) && isCurrent(cached) ? cached : undefined
  }

  async function ask(question: PageQuestion, gone?: AbortSignal): Promise<PageAnswer> {
    const cached = store.find(question.key)
    const now = clock.now()
    if (cached && isCurrent(cached)) {
      const freshUntil = endOfFreshness(cached)
      if (now < freshUntil) return { kind: 'answer', answer: cached, state: 'hit' }
      if (now < freshUntil + limits.staleWhileRefreshMs) {
        if (!failures.has(question.key)) join(question).made.catch(() => {})
        return { kind: 'answer', answer: cached, state: 'refreshing' }
      }
    }
    if (privateKeys.has(question.key)) return { kind: 'private' }
    const made = await attempt(question, gone)
    if (made === 'private') return { kind: 'private' }
    if (made) return { kind: 'answer', answer: made.answer, state: 'rendered' }
    if (cached && now < cached.begun + limits.staleOnOutageMs) {
      return { kind: 'answer', answer: cached, state: 'outdated' }
    }
    return { kind: 'unavailable' }
  }

  /** A render within the time that a visitor waits; nothing if one failed a moment ago. */
  async function attempt(
    question: PageQuestion,
    gone: AbortSignal | undefined,
  ): Promise<Made | undefined> {
    if (failures.has(question.key)) return undefined
    const started = join(question, gone)
    const made = await withDeadline(started.made, {
      askedAt: clock.now(),
      begun: () => started.begun,
      lastFinished: queue.lastFinished,
    })
    if (!made && !gone?.aborted) failures.set(question.key, true)
    return made
  }

  const isCurrent = (cached: CachedResponse) => !clock.hasChangedSince(cached.tags, cached.begun)

  const endOfFreshness = ({ begun, freshUntil, ttlWithoutFeedMs }: CachedResponse) =>
    Math.min(freshUntil, clock.knownUntil(begun) + ttlWithoutFeedMs)

  /** Joins a render, which is aborted when all who wait have disconnected; without `gone` it runs to its end. */
  function join(question: PageQuestion, gone?: AbortSignal): InFlightRender {
    const started = render(question)
    const visitor = gone ?? {}
    const leave = () => {
      started.waiting.delete(visitor)
      if (started.waiting.size === 0) started.abandoned.abort(gone?.reason)
    }
    started.waiting.add(visitor)
    gone?.addEventListener('abort', leave, { once: true })
    if (gone?.aborted) leave()
    return started
  }

  /** The in-flight render, or one that follows it when something has changed since it started. */
  function render(question: PageQuestion): InFlightRender {
    const before = inFlight.get(question.key)
    const isOutdated = before?.begun && clock.hasChangedSince([], before.begun)
    if (before && !isOutdated && !before.abandoned.signal.aborted) return before
    const started: InFlightRender = {
      begun: undefined,
      made: Promise.resolve('private'),
      waiting: new Set(),
      abandoned: new AbortController(),
    }
    inFlight.set(question.key, started)
    started.made = startRender(question, started, before).finally(() => {
      if (inFlight.get(question.key) === started) inFlight.delete(question.key)
    })
    return started
  }

  async function startRender(
    question: PageQuestion,
    started: InFlightRender,
    before: InFlightRender | undefined,
  ) {
    if (before) {
      await before.made.catch(() => {})
      const cached = store.find(question.key)
      if (cached && isCurrent(cached) && clock.now() < endOfFreshness(cached))
        return { answer: cached }
    }
    try {
      return await queue.run(async (signal) => {
        const begun = (started.begun = clock.now())
        return keep(question, await make(question, { begun, signal }))
      }, started.abandoned.signal)
    } catch (error) {
      if (started.abandoned.signal.aborted) throw error
      failures.set(question.key, true)
      onFailure(question, error)
      throw error
    }
  }

  function keep(question: PageQuestion, made: Made): Made {
    if (made === 'private') {
      privateKeys.set(question.key, true)
      store.drop(question.key)
      return made
    }
    const { answer } = made
    failures.delete(question.key)
    // Stored even if something has changed meanwhile: it is stale then, but can be used in an outage.
    store.keep(question.key, answer, { isRare: question.isRare || answer.status !== 200 })
    return made
  }

  return { ask, findFresh }
}
