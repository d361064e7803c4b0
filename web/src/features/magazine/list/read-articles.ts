import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { ArticlesDocument, type ArticlesQuery } from '#graphql/generated/graphql.ts'
import { read } from '#graphql/read.ts'
import type { Locale } from '#i18n/locales.ts'
import { type ArticleList, articleVariables } from './article-list.ts'

type Articles = NonNullable<ArticlesQuery['articles']>
type Named = { name: string; slugs: Record<Locale, string> }

/** A page of a list of articles; null beyond the last page. */
export async function readArticles(
  list: Pick<ArticleList, 'of'> & { id?: number },
  { page, locale }: { page: number; locale: Locale },
): Promise<Articles | null> {
  const { articles } = await read({
    document: ArticlesDocument,
    variables: articleVariables(list, { page, locale }),
    tags: tagsOfRead.articles(),
  })
  return articles
}

/** What the articles of a category say of it: its own list may be out of reach. */
export function categoryOf({ results }: Articles, id: number): Named | undefined {
  return results.find(({ category }) => category?.id === id)?.category ?? undefined
}

export function tagOf({ results }: Articles, id: number): Named | undefined {
  return results[0]?.tags.find((tag) => tag.id === id)
}
