import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { ArticlesDocument, type ArticlesQuery } from '#graphql/generated/graphql.ts'
import type { Read } from '#graphql/read.ts'
import type { Locale } from '#i18n/locales.ts'
import { type ArticleList, articleVariables } from './article-list.ts'

type Articles = NonNullable<ArticlesQuery['articles']>
type Named = { name: string; slugs: Record<Locale, string> }

/** A page of a list of articles; null beyond the last page. */
export async function readArticles(
  list: Pick<ArticleList, 'of'> & { number?: number },
  { page, locale, read }: { page: number; locale: Locale; read: Read },
): Promise<Articles | null> {
  const { articles } = await read({
    document: ArticlesDocument,
    variables: articleVariables(list, { page, locale }),
    tags: tagsOfRead.articles(),
  })
  return articles
}

/** A list's category or tag as named by its articles: the list of categories may be unavailable. */
export function findName(
  { nodes }: Articles,
  { of, number }: { of: 'category' | 'tag'; number: number },
): Named | undefined {
  if (of === 'tag') return nodes[0]?.tags.find((tag) => tag.number === number)
  return nodes.find(({ category }) => category?.number === number)?.category ?? undefined
}
