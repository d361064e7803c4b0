import { limits } from '#front/limits.ts'

/** What the house has set for the whole site. */
export type SiteState = {
  isOnline: boolean
  /** New path or address by old path. */
  redirects: ReadonlyMap<string, string>
}

export type SiteStateKeeper = {
  /** The latest known state, at once; an old one is asked for again in the background. */
  current(): SiteState
  /** Asks now. Never throws: where no answer comes the last one stays. */
  refresh(): Promise<void>
}

type Parts = {
  /** Asks the graph. Throws when it has no answer. */
  load(): Promise<SiteState>
  onFailure(error: unknown): void
}

/** As long as nothing is known: visitors are let in, nothing has moved (R-23: a failing list passes quietly). */
const unknown: SiteState = { isOnline: true, redirects: new Map() }

export function createSiteStateKeeper({ load, onFailure }: Parts): SiteStateKeeper {
  let state = unknown
  let askedAt = -Infinity
  let asking: Promise<void> | undefined

  async function ask() {
    askedAt = performance.now()
    try {
      state = await load()
    } catch (error) {
      onFailure(error)
    } finally {
      asking = undefined
    }
  }

  const refresh = () => (asking ??= ask())

  return {
    refresh,
    current() {
      if (performance.now() - askedAt > limits.siteStateFreshMs) void refresh()
      return state
    },
  }
}
