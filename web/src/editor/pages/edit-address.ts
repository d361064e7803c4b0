import { type ContentLanguage, contentLocale } from '#graphql/content-language.ts'
import { locales } from '#i18n/locales.ts'
import type { TreePage } from './page-tree.ts'

/**
 * Where a page is edited in a language: at its own address there, else at that of another language of the site. Undefined if it has no
 * address yet.
 */
export function editAddress(
  { translations }: TreePage,
  language: ContentLanguage,
): string | undefined {
  const pathIn = (locale: ContentLanguage) =>
    translations.find((one) => one.locale === contentLocale(locale))?.path ?? undefined
  const ofSite = locales.toSorted((one) => (one === language ? -1 : 1))
  const locale = ofSite.find((one) => pathIn(one) !== undefined)
  if (!locale) return undefined
  const path = pathIn(locale)
  const address = path === '' ? `/${locale}` : `/${locale}/${path}`
  return locale === language ? `${address}?edit` : `${address}?edit&language=${language}`
}
