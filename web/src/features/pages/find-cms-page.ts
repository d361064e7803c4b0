import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { CmsPageDocument, type CmsPageQuery } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { read } from '#graphql/read.ts'
import type { Locale } from '#i18n/locales.ts'

export type CmsPageAnswer = NonNullable<CmsPageQuery['page']>

/** As the contract's `PagePath`: who asks for anything else need not be sent on. */
const pagePath = /^([a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*)?$/
const maxPathLength = 400

/** The page at a path below the language, as `haus/geschichte`; undefined where there is none that visitors may see. */
export async function findCmsPage(
  { locale, path }: { locale: Locale; path: string },
  reader = read,
): Promise<CmsPageAnswer | undefined> {
  if (path.length > maxPathLength || !pagePath.test(path)) return undefined
  const { page } = await reader({
    document: CmsPageDocument,
    variables: { locale: graphLocale(locale), path },
    tags: tagsOfRead.page(locale, path),
  })
  return page ?? undefined
}
