import { setTimeout as wait } from 'node:timers/promises'
import { ChangeData, changeFeedEvents, changeFeedPath } from '@foyer/schema/change-feed.ts'
import { everything } from '@foyer/schema/change-tags.ts'
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { Agent } from 'undici'
import { limits } from '#front/limits.ts'

export type ChangeReader = {
  /** Reads no more. */
  stop(): void
}

type Parts = {
  /** Address of the origin. */
  origin: string
  secret: string
  /** What these tags stand for has changed; `all` where it is not known what. */
  onChange(tags: string[]): void
  /** Until now all changes were told. */
  onHeard(): void
  /** The origin tells what changes from now on, or no longer. */
  onConnected(isConnected: boolean): void
  /** Once for each time that the feed cannot be had, unless it comes back at once, as when all services start together. */
  onFailure(error: unknown): void
  silenceMs?: number
  /** Between two tries. */
  retryMs?: { least: number; most: number }
}

const connectMs = 10_000
// With the pauses between them, two to three seconds.
const failuresBeforeComplaint = 5

/**
 * Follows what the origin says has changed (`schema/change-feed.ts`), for as long as the process lives. After a break it asks for
 * what it has missed; where that is no longer known, everything has changed.
 */
export function followChanges(parts: Parts): ChangeReader {
  const { onChange, onHeard, onConnected, onFailure } = parts
  const { silenceMs = limits.changeFeedSilenceMs, retryMs = limits.changeFeedRetryMs } = parts
  const ending = new AbortController()
  const agent = new Agent({ connectTimeout: connectMs })
  let lastId: string | undefined
  let pauseMs = retryMs.least
  let isTold = false
  let failures = 0

  void follow()
  return {
    stop() {
      ending.abort()
      void agent.destroy()
    },
  }

  async function follow() {
    const { signal } = ending
    while (!signal.aborted) {
      const failure: unknown = await listen().catch((error: unknown) => error)
      if (isTold) onConnected((isTold = false))
      if (signal.aborted) return
      if (failure !== undefined) failures += 1
      if (failure !== undefined && failures === failuresBeforeComplaint) onFailure(failure)
      // Scattered, so that not all sites come back to an origin at once.
      await wait(pauseMs * (0.5 + Math.random() / 2), undefined, { signal }).catch(() => {})
      pauseMs = Math.min(pauseMs * 2, retryMs.most)
    }
  }

  /** Reads until the feed ends. Throws where there is none, and after a silence. */
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
      throw new Error(`The origin answered ${statusCode} instead of its change feed.`)
    }
    const parser = createParser({ onEvent: take, onComment: hear })
    for await (const chunk of body.setEncoding('utf8')) parser.feed(chunk as string)
  }

  function take(message: EventSourceMessage) {
    if (message.event === changeFeedEvents.ready) begin({ isAllKnown: lastId !== undefined })
    else if (message.event === changeFeedEvents.reset) begin({ isAllKnown: false })
    else if (message.event === undefined) onChange(readTags(message.data))
    lastId = message.id ?? lastId
    hear()
  }

  function begin({ isAllKnown }: { isAllKnown: boolean }) {
    if (!isAllKnown) onChange([everything])
    pauseMs = retryMs.least
    failures = 0
    if (!isTold) onConnected((isTold = true))
  }

  function hear() {
    if (isTold) onHeard()
  }
}

function readTags(json: string): string[] {
  try {
    return ChangeData.parse(JSON.parse(json)).tags
  } catch {
    // A newer origin's way to say it: what it was is not known.
    return [everything]
  }
}
