import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import type { TagClock } from '#front/cache/tag-clock.ts'
import { findRoute, type FoundRoute } from '#i18n/paths/find-route.ts'
import { readPattern } from '#i18n/paths/path-pattern.ts'
import { aliasRedirects } from '#i18n/paths/view-paths.ts'
import { locales } from '#i18n/locales.ts'
import type { NumberedRoute } from './numbered-routes.ts'
import { createQueryCache } from './query-cache.ts'

/** Paths of all editors' pages; undefined when the origin cannot list them. */
export type WrittenPaths = ReadonlySet<string> | undefined

export type ExistingPages = {
  /** Whether it is certain, without a request, that there is nothing at this path. */
  isMissing(path: string): boolean
  refresh(): Promise<void>
}

type Parts = {
  /** Loads the paths of editors' pages from the graph. Throws when that fails. */
  loadPaths(): Promise<WrittenPaths>
  numberedRoutes: readonly NumberedRoute[]
  /** Whether the build has something at a path without a language, such as `/robots.txt`. */
  isBuilt(path: string): boolean
  /** Called once per outage and list: the editors' pages, or the numbers of a route. */
  onFailure(error: unknown, list: string): void
  clock: TagClock
}

const aliases = new Set(aliasRedirects().map(({ source }) => source))

/**
 * Knows the paths of editors' pages and the numbers of entities until one of them changes: otherwise every invented address
 * would be requested and rendered.
 */
export function createExistingPages({
  loadPaths,
  numberedRoutes,
  isBuilt,
  onFailure,
  clock,
}: Parts): ExistingPages {
  const written = createQueryCache<WrittenPaths>({
    load: loadPaths,
    unknown: undefined,
    tags: tagsOfRead.pages(),
    onFailure: (error) => onFailure(error, 'pages'),
    clock,
  })
  const numbered = numberedRoutes.map(({ name, load, tags }) => ({
    name,
    numbers: createQueryCache({
      load,
      unknown: undefined,
      tags,
      onFailure: (error) => onFailure(error, name),
      clock,
    }),
  }))

  function isNothing(path: string): boolean {
    const found = findRoute(path)
    if (!found) return false
    if (found.route.name === 'page') return written.findFresh()?.has(path) === false
    return findNumbers(found)?.has(numberIn(path, found)) === false
  }

  function findNumbers({ route }: FoundRoute) {
    const of = numbered.find(({ name }) => route.name === name || route.name.startsWith(`${name}-`))
    return of?.numbers.findFresh()
  }

  return {
    async refresh() {
      await Promise.all([written.refresh(), ...numbered.map(({ numbers }) => numbers.refresh())])
    },
    isMissing(path) {
      const found = findRoute(path)
      if (!found) return !isBuilt(path)
      if (aliases.has(path)) return false
      // Pages and routes are also found by their path in another language.
      const below = path.slice(`/${found.locale}`.length)
      return locales.every((locale) => isNothing(`/${locale}${below}`))
    },
  }
}

function numberIn(path: string, { route, locale }: FoundRoute): number {
  const at = readPattern(route.paths[locale]).findIndex(
    (segment) => segment.type === 'parameter' && segment.name === 'number',
  )
  // It is preceded by an empty part and the language.
  return Number(path.split('/')[at + 2])
}
