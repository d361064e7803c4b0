import { type ChangeTag, staleByArticle } from '@foyer/schema/change-tags.ts'
import { articles } from '@foyer/schema/resources/programme/articles.ts'
import { eq, inArray } from 'drizzle-orm'
import {
  article,
  articleEvent,
  articlePerson,
  articleProduction,
  articleTagging,
} from '#database/tables/articles.ts'
import { event } from '#database/tables/events.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'
import type { ResourceBinding, ResourceRow } from '#features/resources/resource-binding.ts'
import { completeSlug } from './complete-slug.ts'
import { partsOf } from './touch.ts'

const parent = 'articleId'

/** Articles without their text, which is in their container. */
export const articlesBinding: ResourceBinding = {
  definition: articles,
  table: article,
  properties: { category: 'categoryId', image: 'imageId' },
  links: {
    tags: { table: articleTagging, parent, target: 'tagId' },
    productions: { table: articleProduction, parent, target: 'productionId' },
    events: { table: articleEvent, parent, target: 'eventId' },
    persons: { table: articlePerson, parent, target: 'personId' },
  },
  prepare: async (_transaction, { values }) => ({
    values: { ...values, slug: completeSlug(values['slug'], values['title']) },
  }),
  async finish(transaction, { before, after }) {
    if (after) {
      await transaction
        .update(article)
        .set({ parts: partsOf(articlesBinding, after) })
        .where(eq(article.id, after.id))
    }
    return staleTags(transaction, before, after)
  },
}

/** Also those of what it was about before. */
async function staleTags(
  transaction: WritableTransaction,
  before: ResourceRow | undefined,
  after: ResourceRow | undefined,
): Promise<ChangeTag[]> {
  const numbers = (name: string) => [
    ...new Set([before, after].flatMap((row) => (row?.[name] ?? []) as number[])),
  ]
  const productionIds = numbers('productions')
  const events = await transaction
    .select({ id: event.id })
    .from(event)
    .where(inArray(event.productionId, productionIds))
  return staleByArticle({
    id: (after ?? before)!.id,
    productionIds,
    eventIds: [...numbers('events'), ...events.map(({ id }) => id)],
  })
}
