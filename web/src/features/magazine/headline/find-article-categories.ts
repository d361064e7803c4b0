import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import {
  ArticleCategoriesDocument,
  type ArticleCategoriesQuery,
} from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { Read } from '#graphql/read.ts'
import type { Locale } from '#i18n/locales.ts'

export type MagazineCategory = NonNullable<ArticleCategoriesQuery['articleCategories']>[number]

/**
 * The categories of the magazine; empty when they cannot be loaded, which is logged and reported: the articles are shown all the
 * same (S-05).
 */
export async function findArticleCategories(
  locale: Locale,
  read: Read,
): Promise<MagazineCategory[]> {
  const result = await read({
    document: ArticleCategoriesDocument,
    variables: { locale: graphLocale(locale) },
    tags: tagsOfRead.articles(),
    whenFailed: 'The article categories could not be loaded.',
  })
  return result?.articleCategories ?? []
}
