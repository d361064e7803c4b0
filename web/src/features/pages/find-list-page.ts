import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { sitePaths } from '@foyer/schema/paths/site-paths.ts'
import { ListPageDocument, type ListPageQuery } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { Read } from '#graphql/read.ts'
import type { Locale } from '#i18n/locales.ts'

/** What editors have written about a list: its headline, and its metadata for search engines and shared links. */
export type ListPage = NonNullable<ListPageQuery['page']>

/**
 * What editors have written about the page at the path of a list; undefined when there is no such page, and when it cannot be
 * loaded, which is logged.
 */
export async function findListPage(
  list: 'events' | 'magazine' | 'productions' | 'team',
  { locale, read }: { locale: Locale; read: Read },
): Promise<ListPage | undefined> {
  const path = sitePaths[list][locale].slice(1)
  const result = await read({
    document: ListPageDocument,
    variables: { locale: graphLocale(locale), path },
    tags: tagsOfRead.page(locale, path),
    whenFailed: `The page of the list ${path} could not be loaded.`,
  })
  return result?.page ?? undefined
}
