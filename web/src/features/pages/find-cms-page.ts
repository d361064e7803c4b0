import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  type AnyModuleFragmentDoc,
  type CmsPageContentFragment,
  CmsPageContentFragmentDoc,
  CmsPageDocument,
} from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { Read } from '#graphql/read.ts'
import type { Locale } from '#i18n/locales.ts'

export type CmsPageResult = CmsPageContentFragment & {
  modules: readonly FragmentType<typeof AnyModuleFragmentDoc>[]
}

/** The contract's `PagePath`: other paths cannot exist, and are not requested. */
const pagePath = /^([a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*)?$/
const maxPathLength = 400

type Wanted = {
  locale: Locale
  /** Below the language, such as `haus/geschichte`. */
  path: string
  /** Only so many of its modules; all if omitted. */
  firstModules?: number | undefined
  /** For editors: an earlier version of it. The current one if omitted. */
  versionNumber?: number | undefined
}

/** The page at a path; undefined when this reader may see none there. */
export async function findCmsPage(
  { locale, path, firstModules, versionNumber }: Wanted,
  read: Read,
): Promise<CmsPageResult | undefined> {
  if (path.length > maxPathLength || !pagePath.test(path)) return undefined
  const { page } = await read({
    document: CmsPageDocument,
    variables: {
      locale: graphLocale(locale),
      path,
      ...(firstModules && { firstModules }),
      ...(versionNumber && { versionNumber }),
    },
    tags: tagsOfRead.page(locale, path),
  })
  const content = readFragment(CmsPageContentFragmentDoc, page)
  return page && content ? { ...content, modules: page.modules } : undefined
}
