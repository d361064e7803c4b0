import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import {
  ArticleCategoriesDocument,
  type ArticleCategoriesQuery,
} from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { Read } from '#graphql/read.ts'
import { revalidateSoon } from '#graphql/revalidate-soon.ts'
import type { Locale } from '#i18n/locales.ts'
import { reportFailure } from '#lib/failures/report-failure.ts'

export type MagazineCategory = NonNullable<ArticleCategoriesQuery['articleCategories']>[number]

/**
 * The categories of the magazine; empty when they cannot be loaded, which is logged and reported: the articles are shown all the
 * same (S-05).
 */
export async function findArticleCategories(
  locale: Locale,
  read: Read,
): Promise<MagazineCategory[]> {
  try {
    const { articleCategories } = await read({
      document: ArticleCategoriesDocument,
      variables: { locale: graphLocale(locale) },
      tags: tagsOfRead.articles(),
    })
    return articleCategories ?? []
  } catch (error) {
    reportFailure(error, 'The article categories could not be loaded.')
    await revalidateSoon()
    return []
  }
}
