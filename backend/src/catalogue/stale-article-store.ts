import { staleByArticle, type ChangeTag } from '@foyer/schema/change-tags.ts'
import { eq, inArray } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { articleEvent, articleProduction } from '#database/tables/articles.ts'
import { event } from '#database/tables/events.ts'

/**
 * The cache tags that the given articles invalidate, by their stored relations: also those of the events of their productions,
 * whose pages refer to them.
 */
export async function findStaleByArticles(queries: Queries, ids: number[]): Promise<ChangeTag[]> {
  if (ids.length === 0) return []
  const [ofProductions, ofEvents] = await Promise.all([
    queries
      .select({
        articleId: articleProduction.articleId,
        productionId: articleProduction.productionId,
        eventId: event.id,
      })
      .from(articleProduction)
      .leftJoin(event, eq(event.productionId, articleProduction.productionId))
      .where(inArray(articleProduction.articleId, ids)),
    queries.select().from(articleEvent).where(inArray(articleEvent.articleId, ids)),
  ])
  const tags = ids.flatMap((id) => {
    const about = ofProductions.filter(({ articleId }) => articleId === id)
    const named = ofEvents.filter(({ articleId }) => articleId === id)
    return staleByArticle({
      id,
      productionIds: about.map(({ productionId }) => productionId),
      eventIds: [...about, ...named].flatMap(({ eventId }) => (eventId === null ? [] : [eventId])),
    })
  })
  return [...new Set(tags)]
}
