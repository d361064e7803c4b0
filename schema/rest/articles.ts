import { z } from 'zod'
import {
  ArticleCategory,
  ArticleListItem,
  ArticleSummary,
  ArticleTag,
} from '@foyer/schema/shapes/article.ts'
import { PersonSummary } from '@foyer/schema/shapes/production-details.ts'
import { EventListItem, ProductionSummary } from '@foyer/schema/shapes/event.ts'
import { Module } from './modules.ts'
import type { RestSource } from './operation.ts'
import { pageNumber, pageSize, paged, pageSizes } from '@foyer/schema/shapes/paging.ts'
import { Id, IdList, Locale, OffsetDateTime, idOf } from '@foyer/schema/shapes/scalars.ts'

export const Article = z
  .object({
    ...ArticleListItem.shape,
    changed_at: OffsetDateTime.describe(
      'Time of the last change of the article or one of its modules.',
    ),
    reading_minutes: z.int().describe('Reading time in minutes; 1 or more.'),
    modules: z.array(Module).describe('Modules of the article, in order.'),
    productions: z
      .array(ProductionSummary)
      .describe('Productions that the article is about; may be empty.'),
    persons: z.array(PersonSummary).describe('Persons that the article is about; may be empty.'),
    events: z
      .array(EventListItem)
      .describe('Next events of what the article is about, earliest first; 12 at most.'),
    articles: z
      .array(ArticleSummary)
      .describe('Related articles, by shared productions, tags and category; 3 at most.'),
  })
  .meta({
    id: 'Article',
    title: 'Article',
    description: 'An article of the magazine.',
  })

export const ArticleList = paged('ArticleList', ArticleListItem)

export const IndexedArticleTag = z
  .object({
    ...ArticleTag.shape,
    article_count: z.int().describe('Number of published articles with this tag.'),
  })
  .meta({
    id: 'IndexedArticleTag',
    title: 'IndexedArticleTag',
    description: 'A tag of articles with the number of articles.',
  })

export const articles = {
  name: 'articles',
  description: 'The magazine: articles with their categories and tags.',
  operations: {
    articles: {
      operationId: 'articles',
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/articles/',
      localeOptional: true,
      summary: 'List articles',
      description: 'Published articles, newest first, 12 per page.',
      pathParameters: { locale: Locale },
      query: {
        ids: IdList.optional().describe('Only these articles.'),
        category: Id.optional().describe('Only articles of this category.'),
        tag: Id.optional().describe('Only articles with this tag.'),
        page: pageNumber,
        page_size: pageSize,
      },
      pageSize: pageSizes.articles,
      response: ArticleList,
    },
    article: {
      operationId: 'article',
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/articles/{id}/',
      localeOptional: true,
      summary: 'Get an article',
      description: 'A published article; null if there is none with this number.',
      pathParameters: { locale: Locale, id: idOf('article') },
      response: Article,
    },
    articleDetails: {
      operationId: 'articleDetails',
      isInternal: true,
      extension: { whenMissing: [] },
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/article-details/',
      localeOptional: true,
      summary: 'Get several articles',
      description: 'The requested articles that are published, each with all fields of its page.',
      pathParameters: { locale: Locale },
      query: { ids: IdList.optional().describe('Only these articles; none without.') },
      response: z.array(Article),
    },
    articlesTeaser: {
      operationId: 'articlesTeaser',
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/articles-teaser/',
      localeOptional: true,
      summary: 'List the newest articles',
      description: 'The newest articles for teasers; 4 at most.',
      pathParameters: { locale: Locale },
      response: z.array(ArticleListItem),
    },
    articleCategories: {
      operationId: 'articleCategories',
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/article-categories/',
      localeOptional: true,
      summary: 'List the categories of articles',
      description: 'Categories of the magazine, in the order that editors have set.',
      pathParameters: { locale: Locale },
      response: z.array(ArticleCategory),
    },
    articleTags: {
      operationId: 'articleTags',
      extension: { whenMissing: [] },
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/article-tags/',
      localeOptional: true,
      summary: 'List the tags of articles',
      description: 'Tags of published articles with the number of articles, sorted by name.',
      pathParameters: { locale: Locale },
      response: z.array(IndexedArticleTag),
    },
  },
} as const satisfies RestSource
