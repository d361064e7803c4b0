import type { ArticleListItem, ArticleTag } from '@foyer/schema/shapes/article.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import { articleTag, articleTagging } from '#database/tables/articles.ts'
import { articleResponse, articleTagResponse } from './article-response.ts'
import type { ArticleRow } from './article-rows.ts'
import { findPictures } from './picture-store.ts'

/** Adds tags and images to article rows, with one query each for all rows. */
export async function completeArticles(
  queries: Queries,
  rows: ArticleRow[],
  locale: Locale,
): Promise<z.output<typeof ArticleListItem>[]> {
  if (rows.length === 0) return []
  const [tags, pictures] = await Promise.all([
    findTags(queries, { ids: rows.map(({ article }) => article.id), locale }),
    findPictures(queries, { ids: rows.map(({ article }) => article.imageId), locale }),
  ])
  return rows.map((row) =>
    articleResponse(row, {
      locale,
      tags: tags.get(row.article.id) ?? [],
      picture: pictures.get(row.article.imageId ?? -1),
    }),
  )
}

async function findTags(queries: Queries, { ids, locale }: { ids: number[]; locale: Locale }) {
  const rows = await queries
    .select({ articleId: articleTagging.articleId, tag: articleTag })
    .from(articleTagging)
    .innerJoin(articleTag, eq(articleTag.id, articleTagging.tagId))
    .where(inArray(articleTagging.articleId, ids))
  const found = new Map<number, z.output<typeof ArticleTag>[]>()
  for (const { articleId, tag } of rows) {
    found.set(articleId, [...(found.get(articleId) ?? []), articleTagResponse(tag, locale)])
  }
  const byName = new Intl.Collator(locale).compare
  for (const tags of found.values()) tags.sort((one, other) => byName(one.name, other.name))
  return found
}
