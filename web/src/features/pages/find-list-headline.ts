import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { ListHeadlineDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { Read } from '#graphql/read.ts'
import type { Locale } from '#i18n/locales.ts'
import { sitePaths } from '@foyer/schema/site-paths.ts'

/**
 * The headline that editors have given the page at the path of a list; undefined when there is no such page, and when
 * it cannot be loaded, which is logged.
 */
export async function findListHeadline(
  list: 'events' | 'productions' | 'team',
  { locale, read }: { locale: Locale; read: Read },
): Promise<string | undefined> {
  const path = sitePaths[list][locale].slice(1)
  const result = await read({
    document: ListHeadlineDocument,
    variables: { locale: graphLocale(locale), path },
    tags: tagsOfRead.page(locale, path),
    whenFailed: `The headline of the list ${path} could not be loaded.`,
  })
  return result?.page?.headline || undefined
}
