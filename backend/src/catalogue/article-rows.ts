import { and, desc, eq, lte, sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { article, articleCategory } from '#database/tables/articles.ts'

/** Articles with their category; the caller says which, in what order, and how many. */
export function selectArticleRows(queries: Queries) {
  return queries
    .select({ article, category: articleCategory })
    .from(article)
    .leftJoin(articleCategory, eq(articleCategory.id, article.categoryId))
    .$dynamic()
}

export type ArticleRow = Awaited<ReturnType<typeof selectArticleRows>>[number]

/** Whether visitors see an article: its editors have put it online, and its time has come. */
export const isPublished = and(eq(article.isOnline, true), lte(article.publishedFrom, sql`now()`))

/** In this order every list of articles stands. */
export const newestFirst = [desc(article.publishedFrom), desc(article.id)]
