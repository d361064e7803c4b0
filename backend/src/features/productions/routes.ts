import { pageSizes } from '@foyer/schema/shapes/paging.ts'
import { productions as contract } from '@foyer/schema/rest/productions.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import { readSnapshot } from '#database/reading/read-snapshot.ts'
import { idsOf } from '#http/ids-of.ts'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import { pageResponse, requestedPage } from '#http/page-of.ts'
import { HttpError } from '#http/http-error.ts'
import {
  findProduction,
  findProductions,
  listProductionTags,
  listSeasons,
} from './production-store.ts'

type ProductionRouteDependencies = { database: Database; siteUrl: string }

export function addProductionRoutes(
  app: FastifyInstance,
  { database, siteUrl }: ProductionRouteDependencies,
): void {
  const { operations } = contract

  addOperation(app, operations.productions, async ({ query, locale, request }) => {
    const page = requestedPage(query, pageSizes.productions)
    const { season, tag, date, exhibition_type: exhibitionType } = query
    const filter = { ids: idsOf(query.ids), season, tag, date, exhibitionType }
    const { count, results } = await readSnapshot(database, (queries) =>
      findProductions(queries, { filter, page, locale, siteUrl }),
    )
    return pageResponse({ page, count, results, request, locale })
  })

  addOperation(app, operations.production, async ({ path, locale }) => {
    const production = await readSnapshot(database, (queries) =>
      findProduction(queries, { id: path.id, locale, siteUrl }),
    )
    if (!production) throw new HttpError(404, messages[locale].notFound)
    return production
  })

  addOperation(app, operations.productionTags, ({ locale }) => listProductionTags(database, locale))

  addOperation(app, operations.seasons, () => listSeasons(database))
}
