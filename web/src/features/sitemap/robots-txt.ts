import { locales } from '#i18n/locales.ts'
import { pathFor } from '#i18n/path-for.ts'

/** What is nobody's page, or somebody's own. */
const hidden = [
  '/graphql',
  '/health',
  '/ready',
  '/language/',
  '/webshop/',
  ...locales.flatMap((locale) => [`/${locale}/user/`, pathFor('search', {}, locale)]),
  // The editors' view of a page.
  '/*?edit',
  '/*&edit',
  '/*?v=',
  '/*&v=',
]

/** What search engines shall leave alone, and where the map of the rest is. */
export function robotsTxt(siteUrl: string): string {
  const lines = ['User-agent: *', ...hidden.map((path) => `Disallow: ${path}`)]
  return `${[...lines, '', `Sitemap: ${siteUrl}/sitemap.xml`].join('\n')}\n`
}
