import { locales } from '#i18n/locales.ts'
import { routeRecords } from '#i18n/route-records.ts'
import type { Route } from '#i18n/route.ts'

const routes: readonly Route[] = routeRecords

/** Paths that are private or not pages. */
const hidden = [
  '/graphql',
  '/health',
  '/ready',
  '/language/',
  '/webshop/',
  ...new Set(disallowedAreas()),
  // The editors' view of a page.
  '/*?edit',
  '/*&edit',
  '/*?v=',
  '/*&v=',
]

/** With all paths below them: `/de/user/`, `/de/search`. */
function disallowedAreas(): string[] {
  return locales.flatMap((locale) =>
    routes
      .filter(({ isDisallowed }) => isDisallowed)
      .map(({ paths }) => `/${locale}${/^\/[^/[]+(?:\/(?!\[))?/.exec(paths[locale])![0]}`),
  )
}

/** The paths that search engines must not crawl, and the address of the sitemap. */
export function robotsTxt(siteUrl: string): string {
  const lines = [
    'User-agent: *',
    ...hidden.map((path) => `Disallow: ${path}`),
    // Offers in structured data lead there, and search engines ignore those that they may not read.
    'Allow: /webshop/event/',
  ]
  return `${[...lines, '', `Sitemap: ${siteUrl}/sitemap.xml`].join('\n')}\n`
}
