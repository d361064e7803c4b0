import { breakingNews as contract } from '@foyer/schema/rest/breaking-news.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import { addOperation } from '#http/operation-route.ts'
import { listBreakingNews } from './breaking-news-store.ts'

export function addBreakingNewsRoutes(
  app: FastifyInstance,
  { database }: { database: Database },
): void {
  addOperation(app, contract.operations.breakingNews, ({ locale }) =>
    listBreakingNews(database, locale),
  )
}
