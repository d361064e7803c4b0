import type { ArticleSummary } from '@foyer/schema/shapes/article.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import { article, articleProduction, articleTagging } from '#database/tables/articles.ts'
import { articleSummary } from '#catalogue/article-response.ts'
import { isPublished, newestFirst } from '#catalogue/article-rows.ts'

const maxRelated = 3

/** How much a shared production, tag or category contributes to the relevance of an article. */
const weights = { production: 4, tag: 2, category: 1 }

type RelatedArticleQuery = { id: number; categoryId: number | null; locale: Locale }

/** The most relevant other published articles, the newest first among equals. */
export async function findRelatedArticles(
  queries: Queries,
  { id, categoryId, locale }: RelatedArticleQuery,
): Promise<z.output<typeof ArticleSummary>[]> {
  const relevance = sql<number>`
    ${weights.production}::int * (${commonProductions(queries, id)})
    + ${weights.tag}::int * (${commonTags(queries, id)})
    + ${weights.category}::int * (${article.categoryId} is not distinct from ${categoryId}::int)::int`
  const rows = await queries
    .select({ article })
    .from(article)
    .where(and(isPublished, ne(article.id, id), sql`(${relevance}) > 0`))
    .orderBy(desc(relevance), ...newestFirst)
    .limit(maxRelated)
  return rows.map((row) => articleSummary(row.article, locale))
}

function commonProductions(queries: Queries, id: number) {
  const own = alias(articleProduction, 'own_production')
  return queries
    .select({ count: sql`count(*)` })
    .from(articleProduction)
    .innerJoin(
      own,
      and(eq(own.productionId, articleProduction.productionId), eq(own.articleId, id)),
    )
    .where(eq(articleProduction.articleId, article.id))
}

function commonTags(queries: Queries, id: number) {
  const own = alias(articleTagging, 'own_tagging')
  return queries
    .select({ count: sql`count(*)` })
    .from(articleTagging)
    .innerJoin(own, and(eq(own.tagId, articleTagging.tagId), eq(own.articleId, id)))
    .where(eq(articleTagging.articleId, article.id))
}
