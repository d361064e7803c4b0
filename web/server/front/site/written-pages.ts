import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import type { TagClock } from '#front/cache/tag-clock.ts'
import { findRoute } from '#i18n/paths/find-route.ts'
import { aliasRedirects } from '#i18n/paths/view-paths.ts'
import { locales } from '#i18n/locales.ts'
import { createQueryCache } from './query-cache.ts'

/** Paths of all editors' pages; undefined when the origin cannot list them. */
export type WrittenPaths = ReadonlySet<string> | undefined

export type WrittenPages = {
  /** Whether it is certain, without a request, that there is no page at this path. */
  isMissing(path: string): boolean
  refresh(): Promise<void>
}

type Parts = {
  /** Loads the list from the graph. Throws when that fails. */
  load(): Promise<WrittenPaths>
  onFailure(error: unknown): void
  clock: TagClock
}

const aliases = new Set(aliasRedirects().map(({ source }) => source))

/**
 * Knows the paths of editors' pages until one of them changes: otherwise every invented address without a route would
 * be requested and rendered.
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
      if (found?.route.name !== 'page' || aliases.has(path)) return false
      const written = kept.findFresh()
      if (written === undefined) return false
      // Pages and routes are also found by their path in another language.
      const below = path.slice(`/${found.locale}`.length)
      const paths = locales.map((locale) => `/${locale}${below}`)
      return paths.every((one) => !written.has(one) && findRoute(one)?.route.name === 'page')
    },
  }
}
