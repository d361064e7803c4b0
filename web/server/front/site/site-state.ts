import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import type { TagClock } from '#front/cache/tag-clock.ts'
import { createQueryCache, type QueryCache } from './query-cache.ts'

/** Settings of the theatre for the whole site. */
export type SiteState = {
  isOnline: boolean
  /** New path or address by old path. */
  redirects: ReadonlyMap<string, string>
}

export type SiteStateKeeper = Pick<QueryCache<SiteState>, 'current' | 'refresh'>

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

export function createSiteStateKeeper(parts: Parts): SiteStateKeeper {
  return createQueryCache({ ...parts, unknown, tags })
}
