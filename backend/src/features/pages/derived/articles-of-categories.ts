import type { ArticleListItem } from '@foyer/schema/shapes/article.ts'
import { and, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import { siteLocale } from '#database/localized.ts'
import { article } from '#database/tables/articles.ts'
import type { Audience } from '#features/pages/shown-module.ts'
import { isPublished, newestFirst, selectArticleRows } from '#catalogue/article-rows.ts'
import { completeArticles } from '#catalogue/complete-articles.ts'

/** The newest published articles of some categories of the magazine. */
export async function findArticlesOfCategories(
  queries: Queries,
  { categories, limit }: { categories: number[]; limit: number },
  audience: Audience,
): Promise<z.output<typeof ArticleListItem>[]> {
  const rows = await selectArticleRows(queries)
    .where(and(isPublished, inArray(article.categoryId, categories)))
    .orderBy(...newestFirst)
    .limit(limit)
  return completeArticles(queries, rows, siteLocale(audience.locale))
}
