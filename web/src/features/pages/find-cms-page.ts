import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  type CmsPageContentFragment,
  CmsPageContentFragmentDoc,
  CmsPageDocument,
} from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { Read } from '#graphql/read.ts'
import type { Locale } from '#i18n/locales.ts'

export type CmsPageResult = CmsPageContentFragment

/** The contract's `PagePath`: other paths cannot exist, and are not requested. */
const pagePath = /^([a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*)?$/
const maxPathLength = 400

/** The page at a path below the language, such as `haus/geschichte`; undefined when visitors may see none there. */
export async function findCmsPage(
  { locale, path }: { locale: Locale; path: string },
  read: Read,
): Promise<CmsPageResult | undefined> {
  if (path.length > maxPathLength || !pagePath.test(path)) return undefined
  const { page } = await read({
    document: CmsPageDocument,
    variables: { locale: graphLocale(locale), path },
    tags: tagsOfRead.page(locale, path),
  })
  return readFragment(CmsPageContentFragmentDoc, page) ?? undefined
}
