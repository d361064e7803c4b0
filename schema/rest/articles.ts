import { z } from 'zod'
import {
  ArticleCategory,
  ArticleListItem,
  ArticleSummary,
  ArticleTag,
} from '@foyer/schema/shapes/article.ts'
import { PersonSummary } from '@foyer/schema/shapes/evening.ts'
import { EventListItem, ProductionSummary } from '@foyer/schema/shapes/event.ts'
import { Module } from './modules.ts'
import type { RestSource } from './operation.ts'
import { pageNumber, pageSize, paged, pageSizes } from '@foyer/schema/shapes/paging.ts'
import { Id, IdList, Locale, OffsetDateTime } from '@foyer/schema/shapes/scalars.ts'

export const Article = z
  .object({
    ...ArticleListItem.shape,
    changed_at: OffsetDateTime.describe('When it or one of its modules was last changed.'),
    reading_minutes: z.int().describe('How long it takes to read, in minutes from 1.'),
    modules: z.array(Module).describe('What it consists of, in order.'),
    productions: z.array(ProductionSummary).describe('Productions that it is about.'),
    persons: z.array(PersonSummary).describe('People whom it is about.'),
    events: z.array(EventListItem).describe('The next dates of what it is about; 12 at most.'),
    articles: z
      .array(ArticleSummary)
      .describe('Others that share most with it: productions, tags, category; 3 at most.'),
  })
  .meta({ id: 'Article', title: 'Article', description: 'An article of the magazine.' })

export const ArticleList = paged('ArticleList', ArticleListItem)

export const IndexedArticleTag = z
  .object({
    ...ArticleTag.shape,
    article_count: z.int().describe('How many articles have it.'),
  })
  .meta({
    id: 'IndexedArticleTag',
    title: 'IndexedArticleTag',
    description: 'A label of articles, as the index shows it.',
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
      description: 'Published articles, newest first.',
      pathParameters: { locale: Locale },
      query: {
        ids: IdList.optional().describe('Only these.'),
        category: Id.optional().describe('Only of this category.'),
        tag: Id.optional().describe('Only with this tag.'),
        page: pageNumber,
        page_size: pageSize,
      },
      pageSize: pageSizes.articles,
      answer: ArticleList,
    },
    article: {
      operationId: 'article',
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/articles/{id}/',
      localeOptional: true,
      summary: 'Get an article',
      description: 'One published article with all that its page shows.',
      pathParameters: { locale: Locale, id: Id },
      answer: Article,
    },
    articlesTeaser: {
      operationId: 'articlesTeaser',
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/articles-teaser/',
      localeOptional: true,
      summary: 'List the newest articles',
      description: 'The newest articles, for teasers; 4 at most.',
      pathParameters: { locale: Locale },
      answer: z.array(ArticleListItem),
    },
    articleCategories: {
      operationId: 'articleCategories',
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/article-categories/',
      localeOptional: true,
      summary: 'List the categories of articles',
      description: 'The categories of the magazine, in order.',
      pathParameters: { locale: Locale },
      answer: z.array(ArticleCategory),
    },
    articleTags: {
      operationId: 'articleTags',
      extension: { whenMissing: [] },
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/article-tags/',
      localeOptional: true,
      summary: 'List the tags of articles',
      description: 'The tags that any published article has, by name.',
      pathParameters: { locale: Locale },
      answer: z.array(IndexedArticleTag),
    },
  },
} as const satisfies RestSource
