import { and, eq, gt, lte } from 'drizzle-orm'
import { article } from '#database/tables/articles.ts'
import { findStaleByArticles } from '#catalogue/stale-article-store.ts'
import type { ScheduledInvalidation } from './scheduled-invalidation.ts'

/** Articles whose publication time has passed: lists and the pages of related content show them from now on. */
export const articlesPublished: ScheduledInvalidation = async (queries, { after, until }) => {
  const published = await queries
    .select({ id: article.id })
    .from(article)
    .where(
      and(
        eq(article.isOnline, true),
        gt(article.publishedFrom, after.toISOString()),
        lte(article.publishedFrom, until.toISOString()),
      ),
    )
  const ids = published.map(({ id }) => id)
  return findStaleByArticles(queries, ids)
}
