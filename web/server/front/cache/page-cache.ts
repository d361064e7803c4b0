import { LRUCache } from 'lru-cache'
import { limits } from '#front/limits.ts'
import type { RenderRequest } from '#front/renderer.ts'
import type { ResponseStore } from './response-store.ts'
import type { CachedResponse } from './cached-response.ts'
import { withDeadline } from './with-deadline.ts'
import type { RenderQueue } from './render-queue.ts'
import type { Moment, TagClock } from './tag-clock.ts'

export type PageQuestion = {
  /** Names the answer: two requests with the same key get the same bytes. */
  key: string
  /** What the renderer is asked: made from the key alone, nothing of the visitor is in it. */
  request: RenderRequest
  /** Anybody can invent more questions like this one. */
  isRare: boolean
}

/** What a render came to: an answer for everybody, or none that may be shared. */
type Made = { answer: CachedResponse } | 'private'

type PageAnswer =
  | {
      kind: 'answer'
      answer: CachedResponse
      state: 'hit' | 'refreshing' | 'outdated' | 'rendered'
    }
  /** It differs by visitor and has to be made for this one alone. */
  | { kind: 'private' }
  /** None can be had in time. */
  | { kind: 'unavailable' }

export type PageCache = {
  /** A fresh answer that lies in memory. */
  findFresh(key: string): CachedResponse | undefined
  /** `gone` aborts when who asks does not wait any longer. */
  ask(question: PageQuestion, gone?: AbortSignal): Promise<PageAnswer>
}

type Parts = {
  store: ResponseStore
  clock: TagClock
  queue: RenderQueue
  /** Renders and finishes one answer. Throws when there is none. */
  make(question: PageQuestion, at: { begun: Moment; signal: AbortSignal }): Promise<Made>
  onFailure(question: PageQuestion, error: unknown): void
}

type InFlightRender = {
  /** When the render began; nobody has to wait for another one until something changes after that. */
  begun: Moment | undefined
  made: Promise<Made>
  /** Those who wait for it. When the last of them goes, it is stopped. */
  waiting: Set<object>
  abandoned: AbortController
}

const rememberedKeys = 2000
const privateForMs = 60_000

/**
 * Answers from memory. One render serves all who wait for the same page; whoever asks after a change never gets what
 * was begun before it, unless no fresh page can be had: then the outdated one, marked as such.
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

  /** A render within the time that a visitor waits; nothing where there was none a moment ago. */
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

  /** Waits with others for a render, which is stopped when all of them have gone; without `gone` it goes on for its own sake. */
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

  /** The render that is under way, or one that follows it when something has changed since it began. */
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
    // Even where something has changed meanwhile: it is not fresh then, but may help out in an outage.
    store.keep(question.key, answer, { isRare: question.isRare || answer.status !== 200 })
    return made
  }

  return { ask, findFresh }
}
