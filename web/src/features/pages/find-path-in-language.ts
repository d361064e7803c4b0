import { locales, type Locale } from '#i18n/locales.ts'
import type { Read } from '#graphql/read.ts'
import { findCmsPage } from './find-cms-page.ts'

/** The path in this language of the page that has such a path in another one; undefined when there is none. */
export async function findPathInLanguage(
  current: { locale: Locale; path: string },
  read: Read,
): Promise<string | undefined> {
  for (const locale of locales) {
    if (locale === current.locale) continue
    const page = await findCmsPage({ locale, path: current.path }, read)
    const own = page?.urls[current.locale]
    // The two languages are not read at the same moment: a page may be found in one that is gone in the other.
    if (own && own !== `/${current.locale}/${current.path}`) return own
  }
  return undefined
}
