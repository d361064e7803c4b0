import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { ListHeadlineDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { read } from '#graphql/read.ts'
import type { Locale } from '#i18n/locales.ts'
import { routePaths } from '#i18n/route-paths.ts'

/**
 * The headline that editors have given the page at the path of a list; undefined where there is no such page, and where it
 * cannot be had, which the console is told.
 */
export async function findListHeadline(
  list: 'events' | 'productions' | 'team',
  locale: Locale,
): Promise<string | undefined> {
  const path = routePaths[list][locale].slice(1)
  try {
    const { page } = await read({
      document: ListHeadlineDocument,
      variables: { locale: graphLocale(locale), path },
      tags: tagsOfRead.page(locale, path),
    })
    return page?.headline || undefined
  } catch (error) {
    console.error(`The headline of the list ${path} could not be read.`, error)
    return undefined
  }
}
