import { sitePaths } from '@foyer/schema/paths/site-paths.ts'
import { legalPaths } from '@foyer/schema/paths/legal-paths.ts'
import { locales, type ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import { completeLink } from '#features/pages/derived/link-url.ts'

/** Kinds of entities that have a page each, by the beginning of the names of their routes. */
const entities = {
  'events-slug-id': 'event',
  'productions-slug-id': 'production',
  'series-slug-id': 'series',
  'team-slug-id': 'person',
  'venues-slug-id': 'venue',
  'magazine-slug-id': 'article',
  'forms-slug-id': 'form',
} as const

export type LinkedEntity = (typeof entities)[keyof typeof entities]

/** Where a link leads on this site. */
export type LinkTarget =
  | { type: 'page'; path: string; anchor: string | undefined }
  | { type: 'entity'; entity: LinkedEntity; number: number }

const patterns = Object.entries(sitePaths).flatMap(([name, paths]) =>
  locales.map((locale) => ({ name, locale, pattern: patternOf(paths[locale]) })),
)
const legal: readonly string[] = Object.values(legalPaths)

/**
 * What a link of a document leads to, if that is a page of editors or an entity with a number; undefined for other sites, files, and
 * routes that always exist.
 */
export function linkTarget(link: string, locale: ContentLocale): LinkTarget | undefined {
  const [, first, below = '', anchor] =
    /^\/([^/?#]+)(?:\/([^?#]*))?(?:\?[^#]*)?(?:#(.*))?$/.exec(completeLink(link, locale)) ?? []
  if (!locales.some((one) => one === first)) return undefined
  const path = decoded(below).replace(/\/$/, '').toLowerCase()
  const found = patterns.find(({ pattern }) => pattern.test(`/${path}`))
  if (found && !legal.includes(path)) return entityOf(found, path)
  return { type: 'page', path, anchor: anchor || undefined }
}

/** Whether a path below a language is that of a route of the site, so that it is not free for pages. */
export function isRoutePath(path: string, locale: ContentLocale): boolean {
  return patterns.some((route) => route.locale === locale && route.pattern.test(`/${path}`))
}

function entityOf({ name, pattern }: (typeof patterns)[number], path: string) {
  const entity = Object.entries(entities).find(([route]) => name.startsWith(route))?.[1]
  const number = Number(pattern.exec(`/${path}`)?.groups?.['number'])
  // The first page is that of editors, whose path is empty.
  if (path === '') return { type: 'page', path, anchor: undefined } as const
  return entity && number ? ({ type: 'entity', entity, number } as const) : undefined
}

/** The paths of a route; the rules of parameters are the site's concern. */
function patternOf(path: string): RegExp {
  const segments = path.split('/').filter((segment) => segment !== '')
  const source = segments.reduceRight((rest, segment) => {
    const [, name, optional] = /^\[(\w+)(\?)?\]$/.exec(segment) ?? []
    if (name === undefined) return `/${segment.replaceAll('.', '\\.')}${rest}`
    const parameter = name === 'number' ? '(?<number>[1-9]\\d{0,8})' : '[^/]+'
    return optional ? `(?:/${parameter}${rest})?` : `/${parameter}${rest}`
  }, '')
  return new RegExp(`^${source || '/'}$`)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
