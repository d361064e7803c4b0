import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { sitePaths } from '@foyer/schema/paths/site-paths.ts'
import { notFound } from 'next/navigation'
import { ListPageDocument, type ListPageQuery } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { VersionContext } from './find-own-container.ts'

/** What editors have written about a list: its headline, and its metadata for search engines and shared links. */
export type ListPage = NonNullable<ListPageQuery['page']>

/**
 * What editors have written about the page at the path of a list; undefined when there is no such page, and when it cannot be
 * loaded, which is logged. A version that this reader does not get ends in a page that is not found.
 */
export async function findListPage(
  list: 'events' | 'magazine' | 'productions' | 'team',
  { locale, read, versionNumber, preview }: VersionContext,
): Promise<ListPage | undefined> {
  const path = sitePaths[list][locale].slice(1)
  const request = { document: ListPageDocument, tags: tagsOfRead.page(locale, path) }
  const variables = { locale: graphLocale(locale), path }
  // Pages of the CMS are previewed at an address of their own.
  if (preview) notFound()
  if (versionNumber) {
    const { page } = await read({ ...request, variables: { ...variables, versionNumber } })
    return page ?? notFound()
  }
  const result = await read({
    ...request,
    variables,
    whenFailed: `The page of the list ${path} could not be loaded.`,
  })
  return result?.page ?? undefined
}
