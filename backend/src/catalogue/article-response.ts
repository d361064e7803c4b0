import type {
  ArticleCategory,
  ArticleListItem,
  ArticleSummary,
  ArticleTag,
} from '@foyer/schema/shapes/article.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { z } from 'zod'
import { inAllLocales, textIn } from '#database/localized.ts'
import { dayAtTheatre } from '#database/site-zone.ts'
import type { article, articleCategory, articleTag } from '#database/tables/articles.ts'
import type { ArticleRow } from './article-rows.ts'
import { noPicture, type Picture } from './picture-store.ts'

type ArticleRelations = {
  locale: Locale
  tags: z.output<typeof ArticleTag>[]
  picture: Picture | undefined
}

/** An article as shown in lists. */
export function articleResponse(
  { article: row, category }: ArticleRow,
  { locale, tags, picture = noPicture }: ArticleRelations,
): z.output<typeof ArticleListItem> {
  return {
    ...articleSummary(row, locale),
    preline: textIn(locale, row.preline),
    teaser: textIn(locale, row.teaser),
    author: row.author,
    published_from: row.publishedFrom,
    published_on: dayAtTheatre(new Date(row.publishedFrom)),
    category: category && articleCategoryResponse(category, locale),
    tags,
    ...picture,
  }
}

type ArticleNameColumns = Pick<typeof article.$inferSelect, 'id' | 'slug' | 'title'>

/** The id, slug and title of an article, as shown where others refer to it. */
export function articleSummary(
  row: ArticleNameColumns,
  locale: Locale,
): z.output<typeof ArticleSummary> {
  return {
    id: row.id,
    slug: textIn(locale, row.slug),
    slugs: inAllLocales(row.slug),
    title: textIn(locale, row.title),
  }
}

export function articleCategoryResponse(
  row: typeof articleCategory.$inferSelect,
  locale: Locale,
): z.output<typeof ArticleCategory> {
  return { ...articleTagResponse(row, locale), style_name: row.styleName }
}

type TagColumns = Pick<typeof articleTag.$inferSelect, 'id' | 'name' | 'slug'>

export function articleTagResponse(row: TagColumns, locale: Locale): z.output<typeof ArticleTag> {
  return {
    id: row.id,
    name: textIn(locale, row.name),
    slug: textIn(locale, row.slug),
    slugs: inAllLocales(row.slug),
  }
}
