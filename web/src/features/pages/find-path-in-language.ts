import { locales, type Locale } from '#i18n/locales.ts'
import { findCmsPage } from './find-cms-page.ts'

/** Where the page lies in this language that has such a path in another one; undefined where there is none. */
export async function findPathInLanguage(asked: {
  locale: Locale
  path: string
}): Promise<string | undefined> {
  for (const locale of locales) {
    if (locale === asked.locale) continue
    const page = await findCmsPage({ locale, path: asked.path })
    const own = page?.urls[asked.locale]
    if (own) return own
  }
  return undefined
}
