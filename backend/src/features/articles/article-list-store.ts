import type { ArticleListItem } from '@foyer/schema/shapes/article.ts'
import type { IndexedArticleTag } from '@foyer/schema/rest/articles.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { and, asc, count, eq, inArray, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import { article, articleCategory, articleTag, articleTagging } from '#database/tables/articles.ts'
import { articleCategoryResponse, articleTagResponse } from '#catalogue/article-response.ts'
import { isPublished, newestFirst, selectArticleRows } from '#catalogue/article-rows.ts'
import { completeArticles } from '#catalogue/complete-articles.ts'

type ArticleFilter = {
  ids?: number[] | undefined
  category?: number | undefined
  tag?: number | undefined
}

type ArticleListQuery = {
  filter: ArticleFilter
  page: { offset: number; size: number }
  locale: Locale
}

/** A page of published articles, newest first, and how many there are on all pages. */
export async function findArticles(
  queries: Queries,
  { filter, page, locale }: ArticleListQuery,
): Promise<{ count: number; results: z.output<typeof ArticleListItem>[] }> {
  const chosen = matching(queries, filter)
  const [rows, counted] = await Promise.all([
    selectArticleRows(queries)
      .where(chosen)
      .orderBy(...newestFirst)
      .limit(page.size)
      .offset(page.offset),
    queries.select({ count: count() }).from(article).where(chosen),
  ])
  const results = await completeArticles(queries, rows, locale)
  return { count: counted[0]?.count ?? 0, results }
}

/** The categories of the magazine, in order. */
export async function listArticleCategories(queries: Queries, locale: Locale) {
  const rows = await queries
    .select()
    .from(articleCategory)
    .orderBy(asc(articleCategory.position), asc(articleCategory.id))
  return rows.map((row) => articleCategoryResponse(row, locale))
}

/** The tags of published articles by name, each with the number of such articles. */
export async function listArticleTags(
  queries: Queries,
  locale: Locale,
): Promise<z.output<typeof IndexedArticleTag>[]> {
  const rows = await queries
    .select({ tag: articleTag, count: count() })
    .from(articleTag)
    .innerJoin(articleTagging, eq(articleTagging.tagId, articleTag.id))
    .innerJoin(article, eq(article.id, articleTagging.articleId))
    .where(isPublished)
    .groupBy(articleTag.id)
  const byName = new Intl.Collator(locale).compare
  return rows
    .map((row) => ({ ...articleTagResponse(row.tag, locale), article_count: row.count }))
    .toSorted((one, other) => byName(one.name, other.name))
}

function matching(queries: Queries, { ids, category, tag }: ArticleFilter): SQL | undefined {
  return and(
    isPublished,
    ids && inArray(article.id, ids),
    category === undefined ? undefined : eq(article.categoryId, category),
    tag === undefined
      ? undefined
      : inArray(
          article.id,
          queries
            .select({ id: articleTagging.articleId })
            .from(articleTagging)
            .where(eq(articleTagging.tagId, tag)),
        ),
  )
}
