import { exportPath } from '@foyer/schema/resources/export-path.ts'
import { resourceOperations } from '@foyer/schema/rest/resources.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import { addCsvRoute } from '#http/csv-route.ts'
import { listRows } from '#features/resources/read-resource.ts'
import type { ResourceBinding } from '#features/resources/resource-binding.ts'
import { cellsOf, headingsOf } from './rows-csv.ts'

/** The rows of a list as CSV. */
export function addExportRoute(
  app: FastifyInstance,
  database: Database,
  binding: ResourceBinding,
): void {
  const { definition } = binding
  const { resource, access } = definition
  const { page: _page, page_size: _size, ...query } = resourceOperations(definition).list.query
  const route = { path: exportPath(resource), access, query }
  addCsvRoute(app, route, async ({ query: wanted, locale }, page) => {
    const { count, results } = await listRows(database, binding, { query: wanted, page })
    return {
      file: resource,
      columns: headingsOf(definition, locale),
      rows: results.map((row) => cellsOf(definition, row, locale)),
      count,
    }
  })
}
