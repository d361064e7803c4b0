import type { ChangeTag } from '@foyer/schema/change-tags.ts'
import { articles as contract } from '@foyer/schema/rest/articles.ts'
import { pageSizes } from '@foyer/schema/shapes/paging.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import { readSnapshot } from '#database/reading/read-snapshot.ts'
import { setCacheTagHeader } from '#http/cache-tags.ts'
import { idsOf } from '#http/ids-of.ts'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import { pageResponse, requestedPage } from '#http/page-of.ts'
import { HttpError } from '#http/http-error.ts'
import { findArticles, listArticleCategories, listArticleTags } from './article-list-store.ts'
import { findArticle, type ReadModules } from './article-store.ts'

type ArticleRouteDependencies = { database: Database; siteUrl: string; readModules: ReadModules }

const maxTeasers = 4

export function addArticleRoutes(
  app: FastifyInstance,
  dependencies: ArticleRouteDependencies,
): void {
  const { database, siteUrl, readModules } = dependencies
  const { operations } = contract

  addOperation(app, operations.articles, async ({ query, locale, request }) => {
    const page = requestedPage(query, pageSizes.articles)
    const filter = { ids: idsOf(query.ids), category: query.category, tag: query.tag }
    const { count, results } = await readSnapshot(database, (queries) =>
      findArticles(queries, { filter, page, locale }),
    )
    return pageResponse({ page, count, results, request, locale })
  })

  addOperation(app, operations.article, async ({ path, locale, reply }) => {
    const article = await readSnapshot(database, (queries) =>
      findArticle(queries, { id: path.id, locale, siteUrl, readModules }),
    )
    if (!article) throw new HttpError(404, messages[locale].notFound)
    return setCacheTagHeader(reply, article)
  })

  addOperation(app, operations.articleDetails, ({ query, locale, reply }) =>
    readSnapshot(database, async (queries) => {
      const response = []
      const cacheTags: ChangeTag[] = []
      for (const id of new Set(idsOf(query.ids))) {
        const article = await findArticle(queries, { id, locale, siteUrl, readModules })
        if (!article) continue
        response.push(article.response)
        cacheTags.push(...article.cacheTags)
      }
      return setCacheTagHeader(reply, { response, cacheTags })
    }),
  )

  addOperation(app, operations.articlesTeaser, async ({ locale }) => {
    const page = { offset: 0, size: maxTeasers }
    const teasers = await readSnapshot(database, (queries) =>
      findArticles(queries, { filter: {}, page, locale }),
    )
    return teasers.results
  })

  addOperation(app, operations.articleCategories, ({ locale }) =>
    listArticleCategories(database, locale),
  )

  addOperation(app, operations.articleTags, ({ locale }) => listArticleTags(database, locale))
}
