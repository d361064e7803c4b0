import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import type { TagClock } from '#front/cache/tag-clock.ts'
import { limits } from '#front/limits.ts'

/** Settings of the theatre for the whole site. */
export type SiteState = {
  isOnline: boolean
  /** New path or address by old path. */
  redirects: ReadonlyMap<string, string>
}

export type SiteStateKeeper = {
  /** The latest known state, at once; a stale one is revalidated in the background. */
  current(): SiteState
  /** Loads the state now; again if something changes meanwhile. Never throws: after a failure the last one stays. */
  refresh(): Promise<void>
}

type Parts = {
  /** Loads the state from the graph. Throws when that fails. */
  load(): Promise<SiteState>
  onFailure(error: unknown): void
  clock: TagClock
}

const tags: readonly string[] = [...tagsOfRead.settings(), ...tagsOfRead.redirects()]

/** Whether a change of this tag concerns the state of the site. */
export const isOfSiteState = (tag: string) => tags.includes(tag)

/** As long as nothing is known: the site is online, and nothing has moved (R-23: a failing list causes no error). */
const unknown: SiteState = { isOnline: true, redirects: new Map() }

export function createSiteStateKeeper({ load, onFailure, clock }: Parts): SiteStateKeeper {
  let state = unknown
  /** When the request for `state` started. */
  let startedAt = -Infinity
  let requestedAt = -Infinity
  let asking: Promise<void> | undefined

  async function sendRequest() {
    requestedAt = clock.now()
    try {
      state = await load()
      startedAt = requestedAt
    } catch (error) {
      onFailure(error)
    }
  }

  async function loadUntilCurrent() {
    do await sendRequest()
    while (clock.hasChangedSince(tags, requestedAt))
    asking = undefined
  }

  const refresh = () => (asking ??= loadUntilCurrent())

  const isOutdated = () =>
    clock.hasChangedSince(tags, startedAt) ||
    clock.now() > clock.knownUntil(startedAt) + limits.ttlWithoutFeedMs

  return {
    refresh,
    current() {
      if (isOutdated() && clock.now() > requestedAt + limits.siteStateRetryMs) void refresh()
      return state
    },
  }
}
