import type { TagClock } from '#front/cache/tag-clock.ts'
import { limits } from '#front/limits.ts'

/** The result of a query by which the front server decides. */
export type QueryCache<Result> = {
  /** The latest known result, at once; a stale one is revalidated in the background. */
  current(): Result
  /** The same, if nothing has changed since it was loaded. */
  findFresh(): Result | undefined
  /** Loads the result now; again if something changes meanwhile. Never throws: after a failure the last one stays. */
  refresh(): Promise<void>
}

type Parts<Result> = {
  /** The value until the first result. */
  unknown: Result
  /** Loads the result from the graph. Throws when that fails. */
  load(): Promise<Result>
  /** What the result depends on. */
  tags: readonly string[]
  /** Called once per outage: not again until a result was loaded. */
  onFailure(error: unknown): void
  clock: TagClock
}

export function createQueryCache<Result>({
  unknown,
  load,
  tags,
  onFailure,
  clock,
}: Parts<Result>): QueryCache<Result> {
  let result = unknown
  /** When the request for `result` started. */
  let startedAt = -Infinity
  let requestedAt = -Infinity
  let loading: Promise<void> | undefined
  let isFailing = false

  async function sendRequest() {
    requestedAt = clock.now()
    try {
      result = await load()
      startedAt = requestedAt
      isFailing = false
    } catch (error) {
      if (!isFailing) onFailure(error)
      isFailing = true
    }
  }

  async function loadUntilCurrent() {
    do await sendRequest()
    while (clock.hasChangedSince(tags, requestedAt))
    loading = undefined
  }

  const refresh = () => (loading ??= loadUntilCurrent())

  function isFresh(): boolean {
    const isOutdated =
      clock.hasChangedSince(tags, startedAt) ||
      clock.now() > clock.knownUntil(startedAt) + limits.ttlWithoutFeedMs
    if (isOutdated && clock.now() > requestedAt + limits.siteStateRetryMs) void refresh()
    return !isOutdated
  }

  return {
    refresh,
    current() {
      isFresh()
      return result
    },
    findFresh: () => (isFresh() ? result : undefined),
  }
}
