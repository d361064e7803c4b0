import { articles as contract } from '@foyer/schema/rest/articles.ts'
import { pageSizes } from '@foyer/schema/shapes/paging.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import { sayCacheTags } from '#http/cache-tags.ts'
import { idsOf } from '#http/ids-of.ts'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import { pageAnswer, pageAsked } from '#http/page-of.ts'
import { Refusal } from '#http/refusal.ts'
import { findArticles, listArticleCategories, listArticleTags } from './article-list-store.ts'
import { findArticle, type ReadModules } from './article-store.ts'

type Needs = { database: Database; siteUrl: string; readModules: ReadModules }

const mostTeasers = 4

export function addArticleRoutes(app: FastifyInstance, needs: Needs): void {
  const { database, siteUrl, readModules } = needs
  const { operations } = contract

  addOperation(app, operations.articles, async ({ query, locale, request }) => {
    const page = pageAsked(query, pageSizes.articles)
    const filter = { ids: idsOf(query.ids), category: query.category, tag: query.tag }
    const { count, results } = await findArticles(database, { filter, page, locale })
    return pageAnswer({ page, count, results, request, locale })
  })

  addOperation(app, operations.article, async ({ path, locale, reply }) => {
    const article = await findArticle(database, { id: path.id, locale, siteUrl, readModules })
    if (!article) throw new Refusal(404, messages[locale].notFound)
    return sayCacheTags(reply, article)
  })

  addOperation(app, operations.articlesTeaser, async ({ locale }) => {
    const page = { offset: 0, size: mostTeasers }
    return (await findArticles(database, { filter: {}, page, locale })).results
  })

  addOperation(app, operations.articleCategories, ({ locale }) =>
    listArticleCategories(database, locale),
  )

  addOperation(app, operations.articleTags, ({ locale }) => listArticleTags(database, locale))
}
