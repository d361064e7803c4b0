import { cursorBefore } from '@foyer/schema/shapes/page-cursor.ts'
import type { MoreArticlesQueryVariables } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor, pathsIn } from '#i18n/paths/path-for.ts'
import { listQuery } from '#lib/list-query.ts'

type Slugs = Record<Locale, string>

/** Which articles a list shows: all, those of a category, or those with a tag. */
export type ArticleList =
  | { of: 'all' }
  | { of: 'category'; number: number; slugs: Slugs }
  | { of: 'tag'; number: number; slugs: Slugs }

/** Which list goes on, with which page. */
export type NextArticles = { of: ArticleList['of']; number?: number; page: number }

/** Address of a page of a list, such as `/de/mediathek-de/tags/oper/3?page=2`. */
export function articleListAddress(
  { list, page }: { list: ArticleList; page?: number },
  locale: Locale,
): string {
  return listPath(list, locale) + listQuery({ page })
}

function listPath(list: ArticleList, locale: Locale): string {
  switch (list.of) {
    case 'all':
      return pathFor('magazine', {}, locale)
    case 'category': {
      const category = { category: list.slugs[locale], number: list.number }
      return pathFor('magazine-categories-category-id', category, locale)
    }
    case 'tag':
      return pathFor(
        'magazine-tags-tag-id',
        { tag: list.slugs[locale], number: list.number },
        locale,
      )
  }
}

/** The same page of a list in every language. */
export function articleListPaths(place: { list: ArticleList; page: number }) {
  return pathsIn((locale) => articleListAddress(place, locale))
}

/** The variables of a page of a list. */
export function articleVariables(
  list: Pick<ArticleList, 'of'> & { number?: number },
  { page, locale }: { page: number; locale: Locale },
) {
  return {
    locale: graphLocale(locale),
    category: list.of === 'category' ? (list.number ?? null) : null,
    tag: list.of === 'tag' ? (list.number ?? null) : null,
    after: cursorBefore(page),
  } satisfies MoreArticlesQueryVariables
}
