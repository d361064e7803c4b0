import { locales, type Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import type { CmsPageResult } from './find-cms-page.ts'

/** The page's address in every language; in a language without it, the home page. */
export function cmsPagePaths({ urls }: Pick<CmsPageResult, 'urls'>) {
  const paths = locales.map((locale) => [locale, urls[locale] ?? pathFor('index', {}, locale)])
  return Object.fromEntries(paths) as Record<Locale, string>
}
