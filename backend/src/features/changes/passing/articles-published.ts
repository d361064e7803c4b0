import { and, eq, gt, lte } from 'drizzle-orm'
import { article } from '#database/tables/articles.ts'
import { findStaleByArticles } from '#features/changes/stale-article-store.ts'
import type { Passing } from './span.ts'

/** Articles whose time has come: lists and the pages of what they are about show them from now on. */
export const articlesPublished: Passing = async (queries, { after, until }) => {
  const published = await queries
    .select({ id: article.id })
    .from(article)
    .where(
      and(
        eq(article.isOnline, true),
        gt(article.publishedFrom, after),
        lte(article.publishedFrom, until),
      ),
    )
  const ids = published.map(({ id }) => id)
  return findStaleByArticles(queries, ids)
}
