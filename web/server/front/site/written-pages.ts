import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import type { TagClock } from '#front/cache/tag-clock.ts'
import { findRoute } from '#i18n/paths/find-route.ts'
import { locales } from '#i18n/locales.ts'
import { createQueryCache } from './query-cache.ts'

/** Paths of all pages that editors have written; undefined where the origin cannot list them. */
export type WrittenPaths = ReadonlySet<string> | undefined

export type WrittenPages = {
  /** Whether it is certain, without asking, that there is no page at this path. */
  isMissing(path: string): boolean
  refresh(): Promise<void>
}

type Parts = {
  /** Asks the graph. Throws when it has no answer. */
  load(): Promise<WrittenPaths>
  onFailure(error: unknown): void
  clock: TagClock
}

/**
 * Knows which pages editors have written, as long as nothing of them changes: where no route has an address, everybody can invent as
 * many as they like, and each would be asked for and rendered.
 */
export function createWrittenPages(parts: Parts): WrittenPages {
  const kept = createQueryCache<WrittenPaths>({
    ...parts,
    unknown: undefined,
    tags: tagsOfRead.pages(),
  })
  return {
    refresh: kept.refresh,
    isMissing(path) {
      const found = findRoute(path)
      if (found?.route.name !== 'page') return false
      const written = kept.findFresh()
      // By its path in another language a page is found, too.
      const below = path.slice(`/${found.locale}`.length)
      return written !== undefined && !locales.some((locale) => written.has(`/${locale}${below}`))
    },
  }
}
