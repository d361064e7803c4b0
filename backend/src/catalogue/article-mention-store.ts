import type { ArticleSummary } from '@foyer/schema/shapes/article.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { and, eq, inArray, or } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import { article, articleEvent, articleProduction } from '#database/tables/articles.ts'
import { articleSummary } from './article-response.ts'
import { isPublished, newestFirst } from './article-rows.ts'

/** The most articles listed for a production or event. */
const maxArticles = 6

type Summary = z.output<typeof ArticleSummary>

/** The articles about each of the given productions, newest first. */
export async function findArticlesOfProductions(
  queries: Queries,
  { ids, locale }: { ids: number[]; locale: Locale },
): Promise<Map<number, Summary[]>> {
  if (ids.length === 0) return new Map()
  const rows = await queries
    .select({ productionId: articleProduction.productionId, article })
    .from(articleProduction)
    .innerJoin(article, eq(article.id, articleProduction.articleId))
    .where(and(inArray(articleProduction.productionId, ids), isPublished))
    .orderBy(...newestFirst)
  const ofProduction = Map.groupBy(rows, ({ productionId }) => productionId)
  return new Map(
    [...ofProduction].map(([id, found]) => [
      id,
      found.slice(0, maxArticles).map(({ article }) => articleSummary(article, locale)),
    ]),
  )
}

/** The articles about an event or its production, newest first. */
export async function findArticlesOfEvent(
  queries: Queries,
  { id, productionId, locale }: { id: number; productionId: number | null; locale: Locale },
): Promise<Summary[]> {
  const ofEvent = queries
    .select({ id: articleEvent.articleId })
    .from(articleEvent)
    .where(eq(articleEvent.eventId, id))
  const ofProduction = queries
    .select({ id: articleProduction.articleId })
    .from(articleProduction)
    .where(eq(articleProduction.productionId, productionId ?? -1))
  const rows = await queries
    .select()
    .from(article)
    .where(and(isPublished, or(inArray(article.id, ofEvent), inArray(article.id, ofProduction))))
    .orderBy(...newestFirst)
    .limit(maxArticles)
  return rows.map((row) => articleSummary(row, locale))
}
