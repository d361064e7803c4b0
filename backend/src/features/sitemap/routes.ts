import { sitemap as contract } from '@foyer/schema/rest/sitemap.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import { readSnapshot } from '#database/reading/read-snapshot.ts'
import { addOperation } from '#http/operation-route.ts'
import { listSitemapPages } from './sitemap-page-store.ts'
import { listSitemapEntries, listSitemapParts } from './sitemap-store.ts'

export function addSitemapRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  const { operations } = contract

  addOperation(app, operations.sitemapParts, () => listSitemapParts(database))

  addOperation(app, operations.sitemapPages, () => readSnapshot(database, listSitemapPages))

  addOperation(app, operations.sitemapEntries, ({ path }) => listSitemapEntries(database, path))
}
