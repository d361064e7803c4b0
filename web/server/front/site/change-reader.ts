import { setTimeout as wait } from 'node:timers/promises'
import {
  ChangeData,
  changeFeedEvents,
  changeFeedPath,
  NewestChange,
  newestChangePath,
} from '@foyer/schema/change-feed.ts'
import { everything } from '@foyer/schema/change-tags.ts'
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { Agent } from 'undici'
import { limits } from '#front/limits.ts'

export type ChangeReader = {
  /**
   * Waits until all changes have been received that the origin has committed when this is called. Not longer than a moment, and not while there is no
   * feed, or with an origin that does not say its newest change.
   */
  catchUp(): Promise<void>
  /** Stops reading. */
  stop(): void
}

type Parts = {
  /** Address of the origin. */
  origin: string
  secret: string
  /** These tags were changed; `all` if it is not known which. */
  onChange(tags: string[]): void
  /** All changes until now have been received. */
  onHeartbeat(): void
  /** Whether the feed is connected. */
  onConnected(isConnected: boolean): void
  /** Called once per outage of the feed, unless it is back at once, as when all services start together. */
  onFailure(error: unknown): void
  silenceMs?: number
  /** Backoff between attempts. */
  retryMs?: { minMs: number; maxMs: number }
}

const connectMs = 10_000
// With the pauses between them, two to three seconds.
const failuresBeforeWarning = 5

/**
 * Follows the origin's change feed (`schema/change-feed.ts`) for the life of the process. After a reconnect it requests
 * the missed changes; if those are no longer known, everything is invalidated.
 */
export function followChanges(parts: Parts): ChangeReader {
  const { onChange, onHeartbeat, onConnected, onFailure } = parts
  const { silenceMs = limits.changeFeedSilenceMs, retryMs = limits.changeFeedRetryMs } = parts
  const ending = new AbortController()
  const agent = new Agent({ connectTimeout: connectMs })
  let lastId: string | undefined
  let pauseMs = retryMs.minMs
  let isConnected = false
  let failures = 0
  const waiting = new Set<{ id: number; resolve: () => void }>()

  void follow()
  return {
    async catchUp() {
      if (!isConnected) return
      const id = await findNewest().catch(() => undefined)
      if (id === undefined || id <= Number(lastId) || !isConnected) return
      const { promise, resolve } = Promise.withResolvers<void>()
      const waiter = { id, resolve }
      const timer = setTimeout(resolve, limits.changeFeedCatchUpMs)
      waiting.add(waiter)
      await promise
      waiting.delete(waiter)
      clearTimeout(timer)
    },
    stop() {
      ending.abort()
      void agent.destroy()
    },
  }

  async function follow() {
    const { signal } = ending
    while (!signal.aborted) {
      const failure: unknown = await listen().catch((error: unknown) => error)
      if (isConnected) onConnected((isConnected = false))
      if (signal.aborted) return
      if (failure !== undefined) failures += 1
      if (failure !== undefined && failures === failuresBeforeWarning) onFailure(failure)
      // Random, so that not all sites reconnect to an origin at once.
      await wait(pauseMs * (0.5 + Math.random() / 2), undefined, { signal }).catch(() => {})
      pauseMs = Math.min(pauseMs * 2, retryMs.maxMs)
    }
  }

  async function findNewest(): Promise<number | undefined> {
    const { statusCode, body } = await agent.request({
      origin: parts.origin,
      path: newestChangePath,
      method: 'GET',
      headers: { authorization: `Bearer ${parts.secret}` },
      signal: AbortSignal.timeout(limits.changeFeedCatchUpMs),
    })
    if (statusCode === 200) return NewestChange.parse(await body.json()).id
    await body.dump()
    return undefined
  }

  /** Reads until the feed ends. Throws when it cannot connect, and after a silence. */
  async function listen() {
    const { statusCode, body } = await agent.request({
      origin: parts.origin,
      path: changeFeedPath,
      method: 'GET',
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${parts.secret}`,
        ...(lastId !== undefined && { 'last-event-id': lastId }),
      },
      headersTimeout: connectMs,
      bodyTimeout: silenceMs,
      signal: ending.signal,
    })
    if (statusCode !== 200) {
      await body.dump()
      throw new Error(`The origin responded with ${statusCode} instead of its change feed.`)
    }
    const parser = createParser({ onEvent: take, onComment: recordHeartbeat })
    for await (const chunk of body.setEncoding('utf8')) parser.feed(chunk as string)
  }

  function take(message: EventSourceMessage) {
    if (message.event === changeFeedEvents.ready) begin({ isAllKnown: lastId !== undefined })
    else if (message.event === changeFeedEvents.reset) begin({ isAllKnown: false })
    else if (message.event === undefined) onChange(readTags(message.data))
    lastId = message.id ?? lastId
    recordHeartbeat()
    for (const { id, resolve } of waiting) if (id <= Number(lastId)) resolve()
  }

  function begin({ isAllKnown }: { isAllKnown: boolean }) {
    if (!isAllKnown) onChange([everything])
    pauseMs = retryMs.minMs
    failures = 0
    if (!isConnected) onConnected((isConnected = true))
  }

  function recordHeartbeat() {
    if (isConnected) onHeartbeat()
  }
}

function readTags(json: string): string[] {
  try {
    return ChangeData.parse(JSON.parse(json)).tags
  } catch {
    // An unknown message of a newer origin: what has changed is not known.
    return [everything]
  }
}
