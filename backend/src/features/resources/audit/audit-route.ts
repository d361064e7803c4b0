import { listAudit, listAuditAccounts } from '@foyer/schema/rest/resource-changes.ts'
import { pageSizes } from '@foyer/schema/shapes/paging.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import { addOperation } from '#http/operation-route.ts'
import { pageResponse, requestedPage } from '#http/page-of.ts'
import { addAuditExportRoute } from './audit-export-route.ts'
import { listAccounts, listChanges } from './audit-store.ts'

/** The audit log for staff. */
export function addAuditRoute(app: FastifyInstance, database: Database): void {
  addOperation(app, listAudit, async ({ query, locale, request }) => {
    const page = requestedPage(query, pageSizes.resources)
    const { count, results } = await listChanges(database, query, page)
    return pageResponse({ page, count, results, request, locale })
  })

  addAuditExportRoute(app, database)

  addOperation(app, listAuditAccounts, () => listAccounts(database))
}
