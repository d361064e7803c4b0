import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import type { TagClock } from '#front/cache/tag-clock.ts'
import { limits } from '#front/limits.ts'

/** What the house has set for the whole site. */
export type SiteState = {
  isOnline: boolean
  /** New path or address by old path. */
  redirects: ReadonlyMap<string, string>
}

export type SiteStateKeeper = {
  /** The latest known state, at once; an outdated one is asked for again in the background. */
  current(): SiteState
  /** Asks now; again, if something changes meanwhile. Never throws: where no answer comes the last one stays. */
  refresh(): Promise<void>
}

type Parts = {
  /** Asks the graph. Throws when it has no answer. */
  load(): Promise<SiteState>
  onFailure(error: unknown): void
  clock: TagClock
}

const tags: readonly string[] = [...tagsOfRead.settings(), ...tagsOfRead.redirects()]

/** Whether a change of this tag concerns the state of the site. */
export const isOfSiteState = (tag: string) => tags.includes(tag)

/** As long as nothing is known: visitors are let in, nothing has moved (R-23: a failing list passes quietly). */
const unknown: SiteState = { isOnline: true, redirects: new Map() }

export function createSiteStateKeeper({ load, onFailure, clock }: Parts): SiteStateKeeper {
  let state = unknown
  /** When the question was put that `state` answers. */
  let begun = -Infinity
  let askedAt = -Infinity
  let asking: Promise<void> | undefined

  async function ask() {
    askedAt = clock.now()
    try {
      state = await load()
      begun = askedAt
    } catch (error) {
      onFailure(error)
    }
  }

  async function askUntilCurrent() {
    do await ask()
    while (clock.hasChangedSince(tags, askedAt))
    asking = undefined
  }

  const refresh = () => (asking ??= askUntilCurrent())

  const isOutdated = () =>
    clock.hasChangedSince(tags, begun) ||
    clock.now() > clock.knownUntil(begun) + limits.ttlWithoutFeedMs

  return {
    refresh,
    current() {
      if (isOutdated() && clock.now() > askedAt + limits.siteStateRetryMs) void refresh()
      return state
    },
  }
}
