import { setTimeout as wait } from 'node:timers/promises'
import { everything } from '@foyer/schema/change-tags.ts'
import { edgeKey } from '#front/response/edge-headers.ts'
import { isOfSiteState } from '#front/site/site-state.ts'

/** Marks what has one of these keys as stale, in one kind of cache. Rejects if that is not certain. */
export type PurgeByKey = (keys: string[]) => Promise<void>

type Parts = {
  purgeByKey: PurgeByKey
  /** Called once per outage of the edge. */
  onFailure(error: unknown): void
  /** After this time keys are purged once more: a response that was under way at the first time is stored by then. */
  againMs?: number
  retryMs?: { minMs: number; maxMs: number }
}

export type Purger = {
  /** Purges these cache tags as soon as possible, and until it has succeeded. */
  purge(tags: readonly string[]): void
  stop(): void
}

const keysPerCall = 200
/** Beyond it everything is purged, which is one key. */
const maxKeys = 5_000

/** Purges at the edge what the change feed announces. Calls never overlap; tags that come meanwhile are purged together. */
export function createPurger({
  purgeByKey,
  onFailure,
  againMs = 2_000,
  retryMs = { minMs: 100, maxMs: 5_000 },
}: Parts): Purger {
  const waiting = new Set<string>()
  const ending = new AbortController()
  let isWorking = false

  function add(keys: readonly string[]): void {
    for (const key of keys) waiting.add(key)
    if (waiting.size > maxKeys) {
      waiting.clear()
      waiting.add(edgeKey(everything))
    }
    if (!isWorking) void work()
  }

  async function work(): Promise<void> {
    isWorking = true
    let pauseMs = retryMs.minMs
    let isFailing = false
    while (waiting.size > 0 && !ending.signal.aborted) {
      const keys = [...waiting].slice(0, keysPerCall)
      for (const key of keys) waiting.delete(key)
      try {
        await purgeByKey(keys)
        pauseMs = retryMs.minMs
        isFailing = false
      } catch (error) {
        for (const key of keys) waiting.add(key)
        if (!isFailing) onFailure(error)
        isFailing = true
        await wait(pauseMs, undefined, { signal: ending.signal }).catch(() => {})
        pauseMs = Math.min(pauseMs * 2, retryMs.maxMs)
      }
    }
    isWorking = false
  }

  return {
    purge(tags) {
      // Whether the site is open and where an address leads concerns pages that do not name it.
      const keys = tags.some(isOfSiteState) ? [edgeKey(everything)] : tags.map(edgeKey)
      add(keys)
      wait(againMs, undefined, { signal: ending.signal, ref: false }).then(
        () => add(keys),
        () => {},
      )
    },
    stop: () => ending.abort(),
  }
}
