import { locales, type Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import type { CmsPageResult } from './find-cms-page.ts'

/** The page's address in every language; in a language without it, the home page. */
export function cmsPagePaths(page: Pick<CmsPageResult, 'urls'>) {
  const paths = locales.map((locale) => [locale, pathFor('index', {}, locale)])
  return { ...Object.fromEntries(paths), ...ownCmsPagePaths(page) } as Record<Locale, string>
}

/** The page's address in the languages in which it has one. */
export function ownCmsPagePaths({ urls }: Pick<CmsPageResult, 'urls'>) {
  const paths = locales.flatMap((locale) => (urls[locale] ? [[locale, urls[locale]]] : []))
  return Object.fromEntries(paths) as Partial<Record<Locale, string>>
}
