import { and, desc, eq, lte, sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { article, articleCategory } from '#database/tables/articles.ts'

/** Selects articles with their category; the caller adds filter, order and limit. */
export function selectArticleRows(queries: Queries) {
  return queries
    .select({ article, category: articleCategory })
    .from(article)
    .leftJoin(articleCategory, eq(articleCategory.id, article.categoryId))
    .$dynamic()
}

export type ArticleRow = Awaited<ReturnType<typeof selectArticleRows>>[number]

/** Whether visitors can see an article: it is online and its publication time has passed. */
export const isPublished = and(eq(article.isOnline, true), lte(article.publishedFrom, sql`now()`))

/** The order of every list of articles. */
export const newestFirst = [desc(article.publishedFrom), desc(article.id)]
