import { inArray } from 'drizzle-orm'
import { fingerprint } from '#database/fingerprint.ts'
import { insertAll } from '#database/insert-all.ts'
import {
  article,
  articleEvent,
  articlePerson,
  articleProduction,
  articleTagging,
} from '#database/tables/articles.ts'
import { upsertByKey } from '#database/upsert.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'

type GeneratedColumn = 'id' | 'revision' | 'changedAt' | 'parts'

export type ArticleWrite = Omit<typeof article.$inferInsert, GeneratedColumn> & {
  key: string
  tagIds: number[]
  productionIds: number[]
  eventIds: number[]
  personIds: number[]
}

/** Writes articles and replaces their relations; returns the id of each key. */
export async function saveArticles(
  transaction: WritableTransaction,
  articles: ArticleWrite[],
): Promise<Map<string, number>> {
  const ids = await upsertByKey(
    transaction,
    article,
    articles.map((write) => ({ ...write, parts: partsOf(write) })),
  )
  for (const table of [articleTagging, articleProduction, articleEvent, articlePerson]) {
    await transaction.delete(table).where(inArray(table.articleId, [...ids.values()]))
  }
  const about = (numbersOf: (write: ArticleWrite) => number[]) =>
    articles.flatMap((write) =>
      [...new Set(numbersOf(write))].map((id, position) => ({
        id,
        position,
        articleId: ids.get(write.key)!,
      })),
    )
  await insertAll(
    transaction,
    articleTagging,
    about(({ tagIds }) => tagIds).map(({ id, articleId }) => ({ articleId, tagId: id })),
  )
  await insertAll(
    transaction,
    articleProduction,
    about(({ productionIds }) => productionIds).map(({ id, ...row }) => ({
      ...row,
      productionId: id,
    })),
  )
  await insertAll(
    transaction,
    articleEvent,
    about(({ eventIds }) => eventIds).map(({ id, ...row }) => ({ ...row, eventId: id })),
  )
  await insertAll(
    transaction,
    articlePerson,
    about(({ personIds }) => personIds).map(({ id, ...row }) => ({ ...row, personId: id })),
  )
  return ids
}

function partsOf({ tagIds, productionIds, eventIds, personIds }: ArticleWrite): string {
  return fingerprint([tagIds, productionIds, eventIds, personIds])
}
